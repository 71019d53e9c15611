// Runs before the first paint, so that the page does not flash in the other theme.
(() => {
  const apply = (root) => {
    let theme;
    try {
      theme = JSON.parse(localStorage.getItem('pronghorn-config-0.0.7')).darkMode;
    } catch {
      // No readable setting: the system's theme is used.
    }
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  apply(document.documentElement);
  document.addEventListener('astro:before-swap', (event) => {
    apply(event.newDocument.documentElement);
  });
})();
