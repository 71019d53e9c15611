import { createHash } from 'node:crypto';
import { ask, axeViolations, devnetUrl, expect, scrollsSideways, test } from './fixtures.ts';

/** A transfer of the story, long irreversible. */
async function transferOf(account: string): Promise<{ id: string; block: number }> {
  const answer = await fetch(
    `${devnetUrl}/v2/history/get_actions?account=${account}&filter=eosio.token:transfer&limit=1&sort=asc&after=1`,
  );
  const { actions } = (await answer.json()) as { actions: { trx_id: string; block_num: number }[] };
  const [first] = actions;
  if (!first) throw new Error(`The devnet tells no transfer of ${account}.`);
  return { id: first.trx_id, block: first.block_num };
}

test('a transaction says who has more and who less, and is verified in the browser @core', async ({
  page,
}) => {
  const { id } = await transferOf('alice');
  await page.goto(`/transaction/${id}`);
  const changes = page.getByRole('region', { name: 'Token flow' });
  await expect(changes.getByText(/^[−+]\d/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/All \d+ checks that could run passed/)).toBeVisible();
  await expect(page.getByText('The id is the SHA-256 hash of the signed data.')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
});

test('a changed amount turns the line of the actions red @core', async ({ page }) => {
  const { id } = await transferOf('alice');
  await page.route('**/v2/history/get_transaction*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"quantity":"[^"]*"/g,
      '"quantity":"777.0000 EOS"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`/transaction/${id}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toContainText('Do not rely on this data');
  await expect(page.getByText('quantity: "777.0000 EOS"')).toBeVisible();
});

test('a transaction is copied as its signed bytes, and as the same actions to sign again', async ({
  page,
}) => {
  const { id } = await transferOf('alice');
  await page.goto(`/transaction/${id}?view=packed`);
  const main = page.getByRole('main');
  const code = main.locator('pre');
  await expect(code).toContainText(/^cleos .* push transaction /);
  await main.getByRole('button', { name: 'curl', exact: true }).click();
  await expect(code).toContainText('/v1/chain/push_transaction');
  await expect(main).toContainText('Sends these signed bytes again, without a key.');
  const [, body = ''] = / -d '(.*)'$/.exec(await code.innerText()) ?? [];
  const sent = JSON.parse(body) as { packed_trx: string; signatures: string[] };
  expect(createHash('sha256').update(sent.packed_trx, 'hex').digest('hex')).toBe(id);
  expect(sent.signatures).toHaveLength(1);
  await main.getByRole('button', { name: 'WharfKit', exact: true }).click();
  await expect(code).toContainText('"name": "transfer"');
  await main.getByRole('button', { name: 'ESR', exact: true }).click();
  await expect(code).toContainText(/^esr:\/\//);
});

test('the table rows after its block are shown, and that they are the block’s', async ({
  page,
}) => {
  const { id, block } = await transferOf('alice');
  const row = { code: 'eosio.token', table: 'accounts', scope: 'alice', payer: 'alice' };
  const delta = { ...row, primary_key: '5459781', present: 1, block_num: block };
  const deltas = [
    { ...delta, data: { balance: '7.0000 EOS' } },
    { ...delta, scope: 'mallory', block_num: block + 1 },
  ];
  await page.route('**/v2/history/get_deltas*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { total: { value: 2, relation: 'eq' }, deltas },
    }),
  );
  await page.goto(`/transaction/${id}`);
  await page.getByRole('button', { name: 'Tables' }).click();
  await expect(page).toHaveURL(/view=tables/);
  await expect(page.getByText('another transaction may have changed a row')).toBeVisible();
  await expect(page.getByText('7.0000 EOS')).toBeVisible();
  await expect(page.getByText('mallory')).toHaveCount(0);
});

test.describe('without history', () => {
  test('a plain node names the block of a transaction, or the visitor does', async ({ page }) => {
    const { id, block } = await transferOf('alice');
    for (const path of ['**/v2/history/**', '**/v1/history/**'])
      await page.route(path, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(`/transaction/${id}`);
    await expect(page.getByText('Executed')).toBeVisible();

    // A node without the plugin.
    await page.route('**/get_transaction_trace', (route) =>
      route.fulfill({ status: 404, body: '{}' }),
    );
    await page.reload();
    const tracked = page
      .getByRole('status')
      .filter({ hasText: `In block ${block.toLocaleString('en')}, irreversible` });
    await expect(tracked).toContainText('Source: get_transaction_status of a node.');
    await expect(tracked.getByRole('button', { name: 'Show from its block' })).toBeVisible();
    await page.getByLabel('Block number').fill(String(block));
    await page.getByRole('button', { name: 'Search block' }).click();
    await expect(page).toHaveURL(new RegExp(`block=${block}`));
    await expect(page.getByText('Executed')).toBeVisible();
  });
});

test('a block is left by the arrow keys, filtered, and found by its time', async ({ page }) => {
  const { block } = await transferOf('alice');
  await page.goto(`/block/${block}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(block.toLocaleString('en'));
  await page.keyboard.press('ArrowRight');
  await expect(heading).toContainText((block + 1).toLocaleString('en'));
  const field = page.getByLabel('Number or time');
  await field.fill(String(block));
  await field.press('ArrowLeft');
  await field.press('Enter');
  await expect(heading).toContainText(block.toLocaleString('en'));
  await page.goto(`/block/${block}?filter=nobodyatall`);
  await expect(page.getByText('No matching transactions')).toBeVisible();
});

/** The block of the story in which four hundred pay within half a second. */
async function busyBlock(): Promise<number> {
  const answer = await fetch(
    `${devnetUrl}/v2/history/get_actions?account=amirbrook111&filter=core.vaulta:transfer&limit=200&sort=asc&after=1`,
  );
  const { actions } = (await answer.json()) as {
    actions: { block_num: number; act: { data: { memo?: string } } }[];
  };
  const rush = actions.find(({ act }) => act.data.memo?.startsWith('rush hour'));
  if (!rush) throw new Error('The devnet tells of no rush hour.');
  return rush.block_num;
}

test('a block of 400 transactions is scrolled to its last, with few rows at a time', async ({
  page,
}) => {
  await page.goto(`/block/${await busyBlock()}`);
  const table = page.getByRole('table', { name: 'Transactions' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', /^40[01]$/);
  const scrolled = async () => {
    await table.evaluate((all) => all.scrollIntoView({ block: 'end' }));
    return table.innerText();
  };
  await expect.poll(scrolled, { timeout: 40_000 }).toContain('rush hour 399');
  // Only the rows near the viewport are in the page.
  expect(await rows.count()).toBeLessThan(200);
  await expect(table).not.toContainText('rush hour 100');
});

/** How the transactions ended that were to run later, as their blocks have them. */
async function endedAs(status: string): Promise<string> {
  for (let number = await busyBlock(); number > 0; number--) {
    const block = await ask<{ transactions: { status: string; trx: string | { id: string } }[] }>(
      '/v1/chain/get_block',
      { block_num_or_id: number },
    );
    const found = block.transactions.find((one) => one.status === status);
    if (found) return typeof found.trx === 'string' ? found.trx : found.trx.id;
  }
  throw new Error(`The devnet has no transaction that ended as ${status}.`);
}

for (const [status, badge] of [
  ['expired', 'Expired'],
  ['hard_fail', 'Failed'],
  ['soft_fail', 'Failed, handled'],
] as const)
  test(`a transaction that ended as ${status} is not described as done`, async ({ page }) => {
    await page.goto(`/transaction/${await endedAs(status)}`);
    const main = page.locator('main');
    await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
    await expect(main).not.toContainText(/\bsent\b/);
    await expect(page.getByRole('region', { name: 'Token flow' })).toHaveCount(0);
  });

test('the name of a signer is on one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/transaction/${(await transferOf('treasury1111')).id}`);
  const signer = page.getByRole('main').locator('li', { hasText: '@active' }).first();
  await expect(signer).toBeVisible();
  const lines = await signer.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
  });
  expect(lines).toBe(1);
  expect(await scrollsSideways(page)).toBe(false);
});
