// Runs before anything is drawn, so that a page never flashes in the other theme.
(() => {
  const apply = (root) => {
    let theme;
    try {
      theme = JSON.parse(localStorage.getItem('pronghorn-config-0.0.7')).darkMode;
    } catch {
      // Nothing kept, or not to be read: the system decides.
    }
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  apply(document.documentElement);
  document.addEventListener('astro:before-swap', (event) => {
    apply(event.newDocument.documentElement);
  });
})();
