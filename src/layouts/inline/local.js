// Puts the visitor's own node into the configuration before the first request. A node from the
// address is used only after the visitor's confirmation. Of the store it takes the settings alone, and
// only whole ones: `chain/model/shared/local.ts` has the same rules.
(() => {
  const element = document.getElementById('chain');
  let settings;
  try {
    ({ settings } = JSON.parse(localStorage.getItem('pronghorn-local-0.0.7')));
  } catch {
    return;
  }
  const isUrl = (text) => typeof text === 'string' && /^https?:$/.test(URL.parse(text)?.protocol);
  const { nodeUrl, hyperionUrl, coreSymbol, corePrecision, systemDomain } = settings ?? {};
  const isWhole =
    isUrl(nodeUrl) &&
    (hyperionUrl === null || isUrl(hyperionUrl)) &&
    /^[A-Z]{1,7}$/.test(coreSymbol) &&
    Number.isInteger(corePrecision) &&
    corePrecision >= 0 &&
    corePrecision <= 18 &&
    typeof systemDomain === 'string' &&
    /^[a-z1-5]{1,9}$/.test(systemDomain);
  if (!element || !isWhole) return;
  const query = new URLSearchParams(location.search);
  // Typed addresses vary: capitals, a trailing slash, no scheme.
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
    plain(named) === nodeUrl && plain(query.get('hyperionUrl')) === hyperionUrl && sameToken;
  if (named !== null && !same) return;
  const chain = JSON.parse(element.textContent);
  const urls = [nodeUrl];
  chain.endpoints = { default: urls, actions: urls, transactions: urls, provider: urls };
  chain.coreSymbol = { code: coreSymbol, precision: corePrecision };
  chain.hyperionUrl = hyperionUrl;
  chain.historyTypes = hyperionUrl === null ? ['native'] : ['hyperion', 'native'];
  for (const role of Object.keys(chain.accounts))
    chain.accounts[role] = chain.accounts[role].replace(/^eosio(?=$|\.)/, systemDomain);
  element.replaceChildren(JSON.stringify(chain));
})();
