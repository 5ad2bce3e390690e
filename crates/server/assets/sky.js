// @ts-check
// Centres the planisphere where it is larger than the window.

import { centreBoard } from "./board.js";

centreBoard();
