// A private key in the address is taken out of it before anything is requested or written down. The
// page of keys and the search turn it into its public key.
(() => {
  const { href } = location;
  const found = /PVT_\w+|\b5\w{50}\b/.exec(href);
  if (!found) return;
  window.__secret = found[0];
  const [path] = href.slice(0, found.index).split(/[?#]|\/$/);
  history.replaceState(history.state, '', path);
})();
