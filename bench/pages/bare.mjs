/**
 * The least a page can do: it requests one response and writes the figure. The time it takes is what
 * the machine, the browser and the node need, so other pages are measured in multiples of it.
 */
export function barePage(name, { node, core, ids }) {
  const requests = {
    account: [
      '/v1/chain/get_currency_balance',
      { code: core, account: ids.account, symbol: 'A' },
      'r[0]',
    ],
    block: ['/v1/chain/get_block', { block_num_or_id: ids.block }, 'r.producer'],
    transaction: [
      `/v2/history/get_transaction?id=${ids.transaction}`,
      null,
      'r.actions[0].act.data.quantity',
    ],
  };
  const [path, body, figure] = requests[name];
  const options = body ? `, { method: 'POST', body: ${JSON.stringify(JSON.stringify(body))} }` : '';
  const next = name === 'account' ? 'transaction' : 'account';
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><main></main><p><a href="/bare/${next}">${next}</a></p>
<script>
fetch('${node}${path}'${options}).then((r) => r.json()).then((r) => {
  const text = ${figure};
  document.querySelector('main').textContent = text.replace(/^\\d+/, (n) => Number(n).toLocaleString('en'));
});
</script>`;
}
