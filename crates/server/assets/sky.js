// @ts-check
// The planisphere, where it is larger than the window, is shown from its middle on.

import { centreBoard } from "./board.js";

centreBoard();
