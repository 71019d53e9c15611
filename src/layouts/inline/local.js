// The visitor's own node takes its place in the configuration before anything is asked. A node that
// an address names is asked only after the visitor said yes to it.
(() => {
  const element = document.getElementById('chain');
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('pronghorn-local-0.0.7'));
  } catch {
    return;
  }
  const { settings, config } = kept ?? {};
  if (!element || !settings || !config) return;
  const query = new URLSearchParams(location.search);
  // As addresses are typed: with capitals, a slash at the end, or without a scheme.
  const plain = (text) => {
    if (!text) return null;
    const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}`);
    return url && (url.origin + url.pathname).replace(/\/+$/, '');
  };
  const named = query.get('nodeUrl');
  const sameToken = ['coreSymbol', 'corePrecision', 'systemDomain'].every(
    (name) => !query.get(name) || query.get(name) === String(settings[name]),
  );
  const same =
    plain(named) === settings.nodeUrl &&
    plain(query.get('hyperionUrl')) === settings.hyperionUrl &&
    sameToken;
  if (named !== null && !same) return;
  element.replaceChildren(JSON.stringify({ ...JSON.parse(element.textContent), ...config }));
})();
