// Reports what browsers do not tell in the same way: breaches of the content security policy, and
// web sockets that fail. Runs before the scripts of every page.
(report) => {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`Content Security Policy: ${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
  window.WebSocket = new Proxy(WebSocket, {
    construct(...how) {
      const socket = Reflect.construct(...how);
      socket.addEventListener("error", () => report(`WebSocket failed: ${socket.url}`));
      return socket;
    },
  });
}
