// Runs before the first paint, so that the page does not flash in the other theme or height of rows.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('pronghorn-config-0.0.7')) ?? {};
  } catch {
    // No readable setting: the defaults are used.
  }
  const { dataset } = document.documentElement;
  const { darkMode, density } = settings;
  if (darkMode === 'light' || darkMode === 'dark') dataset.theme = darkMode;
  if (density === 'compact') dataset.density = density;
})();
