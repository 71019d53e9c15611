import { ask, balanceOf, expect, nodeUrl, openAtNode, test } from './fixtures.ts';
import { DEVELOPER, PRODUCERS } from './world.ts';

interface Info {
  head_block_num: number;
}

interface Account {
  ram_quota: number;
  ram_usage: number;
  permissions: { required_auth: { keys: { key: string }[] } }[];
}

interface Trace {
  number: number;
  id: string;
  producer: string;
  transactions: {
    id: string;
    net_usage_words: number;
    cpu_usage_us: number;
    actions: { receiver: string; action: string; account: string }[];
  }[];
}

const thousands = (value: number): string => value.toLocaleString('en');

/** The block with the payment that the people begin with, found by going through the blocks. */
async function blockOfPayment(): Promise<{ block: Trace; transaction: Trace['transactions'][0] }> {
  for (let block_num = 2; block_num < 200; block_num++) {
    const block = await ask<Trace>('trace_api/get_block', { block_num });
    const transaction = block.transactions.find(({ actions }) =>
      ['alice', 'bob'].every((name) =>
        actions.some(({ action, receiver }) => action === 'transfer' && receiver === name),
      ),
    );
    if (transaction) return { block, transaction };
  }
  throw new Error('The payment of alice to bob is in none of the first blocks.');
}

test('home and the search lead to an account, its figures those of the node', async ({ page }) => {
  await openAtNode(page);
  await expect(page).toHaveURL((url) => url.searchParams.get('nodeUrl') === nodeUrl);
  const main = page.getByRole('main');
  for (const name of PRODUCERS)
    await expect(main.getByRole('link', { name }).first()).toBeVisible();
  const head = main.locator('a[href^="/block/"]').first();
  await expect(async () => {
    const shown = Number((await head.innerText()).replace(/\D/g, ''));
    const { head_block_num } = await ask<Info>('chain/get_info');
    expect(Math.abs(shown - head_block_num)).toBeLessThan(20);
  }).toPass();

  const box = page.getByRole('combobox').first();
  await box.fill('treasury1111');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'treasury1111' })).toBeVisible();
  await expect(main).toContainText((await balanceOf('treasury1111')) ?? 'a balance');
  const account = await ask<Account>('chain/get_account', { account_name: 'treasury1111' });
  const kilobytes = (bytes: number): string => `${Math.floor((bytes / 1024) * 100) / 100} KB`;
  await expect(main).toContainText(
    `${kilobytes(account.ram_usage)} of ${kilobytes(account.ram_quota)}`,
  );
  await expect(main).toContainText('threshold 2');
  await expect(main).toContainText('carol@active');

  // Its resources are not counted, and no figure below zero is shown for them.
  await box.fill('eosio');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'eosio', exact: true })).toBeVisible();
  await expect(main).toContainText('unlimited');
  await expect(main).not.toContainText(/[-−]1 (µs|Bytes)/);
});

test('a transaction by its id, then its block and the next one', async ({ page }) => {
  const { block, transaction } = await blockOfPayment();
  await openAtNode(page, `/transaction/${transaction.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('alice sent 1.2345 EOS to bob: “lunch”');
  await expect(main).toContainText('Irreversible');
  await expect(main).toContainText(`${transaction.net_usage_words * 8} Bytes`);
  await expect(main).toContainText(`${thousands(transaction.cpu_usage_us)} µs`);
  await main.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(main).toContainText(/All \d+ checks that could run passed/);
  await expect(main).toContainText('The signing keys satisfy alice@active');
  await expect(main).toContainText('Their Merkle root matches the block header.');

  await main
    .getByRole('link', { name: thousands(block.number), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `/block/${block.number}`);
  await expect(main).toContainText(block.id.toLowerCase().slice(-16));
  await expect(main).toContainText(block.producer);
  await expect(main).toContainText(transaction.id.slice(0, 6));
  await page.getByRole('link', { name: 'Next block' }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === `/block/${block.number + 1}`);
});

test('a contract of one’s own: its code, the rows of a table, and an action packed', async ({
  page,
}) => {
  await openAtNode(page, `/contract?name=${DEVELOPER}&table=accounts&scope=alice`);
  const main = page.getByRole('main');
  const { code_hash } = await ask<{ code_hash: string }>('chain/get_code_hash', {
    account_name: DEVELOPER,
  });
  await expect(main).toContainText(code_hash);
  const { rows } = await ask<{ rows: { balance: string }[] }>('chain/get_table_rows', {
    json: true,
    code: DEVELOPER,
    scope: 'alice',
    table: 'accounts',
  });
  expect(rows).toHaveLength(1);
  await expect(page.getByRole('table', { name: /^Rows of / })).toContainText(
    rows[0]?.balance ?? '',
  );

  await main.getByRole('link', { name: 'Actions' }).click();
  await main.getByRole('link', { name: 'transfer', exact: true }).click();
  await main.getByLabel('from', { exact: true }).fill('alice');
  await main.getByLabel('to', { exact: true }).fill('bob');
  await main.getByLabel('quantity', { exact: true }).fill('0.34 DEV');
  await main.getByText('Packed data', { exact: true }).click();
  // A name, a name, 34 units of the symbol 2,DEV, and an empty memo.
  const packed = '0000000000855c340000000000000e3d2200000000000000024445560000000000';
  await expect(main).toContainText(packed);
});

test('a key leads to its accounts', async ({ page }) => {
  const account = await ask<Account>('chain/get_account', { account_name: 'bob' });
  const key = account.permissions[0]?.required_auth.keys[0]?.key ?? '';
  await openAtNode(page);
  const box = page.getByRole('combobox').first();
  await box.fill(key);
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/key/${key}`);
  const { accounts } = await ask<{ accounts: { account_name: string }[] }>(
    'chain/get_accounts_by_authorizers',
    { accounts: [], keys: [key] },
  );
  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(accounts.length);
  await expect(table.getByRole('link', { name: 'bob' }).first()).toBeVisible();
});
