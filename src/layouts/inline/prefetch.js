// Prefetches the page's data before any module is loaded. The pool uses the response if it needs it
// soon; an older one would be stale.
(() => {
  const requests = (window.__prefetched = {});
  const kind = document.documentElement.dataset.prefetch;
  const text = document.getElementById('chain')?.textContent;
  if (!text) return;
  let id = '';
  try {
    id = decodeURIComponent(location.pathname.split('/').pop()).trim();
  } catch {
    return;
  }
  // The page changes an id in capitals, and reports other values without a request.
  const forms = {
    account: /^[.1-5a-z]{0,12}[.1-5a-j]?$/,
    block: /^([1-9]\d{0,9}|[0-9a-f]{64})$/,
    transaction: /^[0-9a-f]{64}$/,
  };
  const { chainId, endpoints, historyTypes, hyperionUrl, accounts, coreSymbol } = JSON.parse(text);
  const prefetch = (endpoint, path, data) => {
    if (!endpoint) return;
    const body = data && JSON.stringify(data);
    // The later consumer cannot abort the request, so it times out here. The build writes the time.
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT_MS);
    const url = endpoint + path;
    const name = url + (body ?? '');
    const forget = () => delete requests[name];
    requests[name] = fetch(url, {
      method: body && 'POST',
      body,
      // As the pool does: another node's response is none of this one.
      redirect: 'error',
      signal: silence.signal,
    });
    requests[name].then(() => clearTimeout(timer), forget);
    setTimeout(forget, 10000);
  };
  // What src/stores/chain/response-store.ts has is not requested. The pool finds it by itself: it
  // has another name here.
  const isCached = (path) => {
    const cacheName = `kept-${chainId}`;
    const key = `${path}/${id}`;
    try {
      if (!localStorage[cacheName]?.includes(`"${key}"`)) return false;
      requests[key] = caches.match(key, { cacheName });
      return true;
    } catch {
      return false;
    }
  };
  const ask = (call, data) => prefetch(endpoints.default[0], '/v1/chain/get_' + call, data);
  // The chain's head, and that the node is of this chain.
  ask('info');
  if (!id || !forms[kind]?.test(id)) return;
  const [history] = historyTypes;
  if (kind === 'account') {
    ask('account', { account_name: id });
    // get_account reports a balance of eosio.token only.
    const { token: code } = accounts;
    if (code !== 'eosio.token')
      ask('currency_balance', { code, account: id, symbol: coreSymbol.code });
  } else if (kind === 'block') {
    if (!isCached('/v1/chain/get_block')) ask('block', { block_num_or_id: id });
  } else if (history === 'native') {
    if (!isCached('/v1/history/get_transaction'))
      prefetch(endpoints.transactions[0], '/v1/history/get_transaction', { id });
  } else if (history === 'hyperion' && !isCached('/v2/history/get_transaction'))
    prefetch(hyperionUrl, `/v2/history/get_transaction?id=${id}`);
})();
