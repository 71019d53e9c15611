// Prefetches the page's data before any module is loaded. The pool uses the response if it needs it
// soon; an older one would be stale.
(() => {
  const requests = (window.__prefetched = {});
  const page = document.documentElement.dataset;
  const text = document.getElementById('chain')?.textContent;
  if (!text || !page.prefetch) return;
  let id = '';
  try {
    id = decodeURIComponent(location.pathname.split('/').pop()).trim();
  } catch {
    return;
  }
  // Every node refuses other values. The page reports them without a request.
  const forms = {
    account: /^[.1-5a-z]{0,12}[.1-5a-j]?$/,
    block: /^([1-9]\d{0,9}|[0-9a-f]{64})$/i,
    transaction: /^[0-9a-f]{64}$/i,
  };
  if (!id || !forms[page.prefetch].test(id)) return;
  const { endpoints, historyTypes, hyperionUrl } = JSON.parse(text);
  const prefetch = (endpoint, path, data) => {
    if (!endpoint) return;
    const body = data && JSON.stringify(data);
    // The later consumer cannot abort the request, so it times out here.
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), 5000);
    const { signal } = silence;
    const request = fetch(endpoint + path, body ? { method: 'POST', body, signal } : { signal });
    const name = endpoint + path + (body ?? '');
    requests[name] = request;
    request.then(
      () => clearTimeout(timer),
      () => delete requests[name],
    );
    setTimeout(() => delete requests[name], 10000);
  };
  if (page.prefetch === 'account')
    prefetch(endpoints.default[0], '/v1/chain/get_account', { account_name: id });
  if (page.prefetch === 'block')
    prefetch(endpoints.default[0], '/v1/chain/get_block', { block_num_or_id: id });
  if (page.prefetch === 'transaction' && historyTypes[0] === 'native')
    prefetch(endpoints.transactions[0], '/v1/history/get_transaction', { id });
  if (page.prefetch === 'transaction' && historyTypes[0] === 'hyperion')
    prefetch(hyperionUrl, `/v2/history/get_transaction?id=${encodeURIComponent(id)}`);
})();
