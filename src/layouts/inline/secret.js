// Removes a private key from the address before anything is requested or logged. The key page and
// the search convert it to its public key.
(() => {
  const { href } = location;
  const found = /PVT_\w+|\b5\w{50}\b/.exec(href);
  if (!found) return;
  window.__secret = found[0];
  const [path] = href.slice(0, found.index).split(/[?#]|\/$/);
  history.replaceState(history.state, '', path);
})();
