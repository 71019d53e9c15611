import { readFile } from 'node:fs/promises';
import { ask, expect, scrollsSideways, siteOf, test } from './fixtures.ts';

const old = 'loadContract=true&account=eosio&scope=eosio&limit=100';
const rows = { name: /^Rows of / };

test('a contract is picked, then a table, then a scope @core', async ({ page }) => {
  await page.goto('/contract');
  await page.getByRole('combobox', { name: 'Contract' }).fill('eosio.token');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/contract\?name=eosio\.token$/);
  await page
    .getByRole('navigation', { name: 'Tables' })
    .getByRole('link', { name: 'stat' })
    .click();
  // The scope of a token's statistics is its code.
  const table = page.getByRole('table', rows);
  await expect(table).toContainText('max_supply');
  await expect(table.locator('a[href="/account/eosio"]').first()).toBeVisible();
  await page.goBack();
  // Without a choice the first table is open.
  await expect(page.getByRole('region', { name: 'accounts' })).toBeVisible();
});

test('links that pages have pointed at for years lead to the table and the action', async ({
  page,
}) => {
  await page.goto(`/account/eosio?${old}&tab=Tables&table=producers`);
  const table = page.getByRole('table', rows);
  await expect(table.locator('a[href="/account/bpalpha11111"]').first()).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.goto(`/account/eosio?${old}&tab=Actions&action=buyrambytes`);
  await expect(page.getByLabel('receiver', { exact: true })).toBeVisible();
  await expect(page.getByLabel('bytes', { exact: true })).toHaveValue('');
});

test('a table is paged both ways by addresses', async ({ page }) => {
  await page.goto('/contract?name=eosio&table=producers&scope=eosio&limit=10');
  const first = page.getByRole('table', rows).locator('tbody a[data-name]').first();
  const name = await first.innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/start=/);
  await expect(first).not.toHaveText(name);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
  const third = page.url();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).not.toHaveURL(third);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toHaveText(name);
  await expect(page).not.toHaveURL(/start=/);
});

test('all rows are saved, and formulas are marked as text', async ({ page }) => {
  await page.goto('/contract?name=eosio&table=producers&scope=eosio&limit=10');
  await expect(page.getByRole('table', rows)).toBeVisible();
  await page.getByText('Download', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'All rows as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('eosio-producers-eosio.csv');
  const text = (await readFile(await download.path(), 'utf8')).trimEnd();
  const answer = await ask<{ rows: unknown[] }>('/v1/chain/get_table_rows', {
    code: 'eosio',
    scope: 'eosio',
    table: 'producers',
    json: true,
    limit: 1000,
  });
  // Spreadsheets take a file without the mark for one of another encoding.
  expect(text.split('\r\n')[0]).toMatch(/^\ufeffowner,total_votes,/);
  expect(text.split('\r\n')).toHaveLength(answer.rows.length + 1);
  await expect(page.getByText(`${answer.rows.length} rows saved.`)).toBeVisible();
});

test('a form filled by a link is checked, packed and stored while a visitor is asked to log in @core', async ({
  page,
}) => {
  const data = JSON.stringify({ from: 'alice', to: 'bob', quantity: '1.0000', memo: 'kept' });
  await page.goto(
    `/contract?name=eosio.token&part=actions&action=transfer&data=${encodeURIComponent(data)}`,
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('1 invalid value')).toBeVisible();
  await page.getByLabel('quantity', { exact: true }).fill('1.0000 EOS');
  await page.getByText('Packed data', { exact: true }).click();
  const packed = await ask<{ binargs?: string }>('/v1/chain/abi_json_to_bin', {
    code: 'eosio.token',
    action: 'transfer',
    args: { ...(JSON.parse(data) as object), quantity: '1.0000 EOS' },
  });
  const hex =
    packed.binargs ?? '0000000000855c340000000000000e3d102700000000000004454f5300000000046b657074';
  await expect(page.getByText(hex)).toBeVisible();
  await page.getByRole('button', { name: 'Compare with a node' }).click();
  await expect(page.getByText(/^127\.0\.0\.1:\d+ packs the same bytes\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByLabel('Data as JSON')).toHaveValue(/"quantity": "1.0000 EOS"/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please log in first.')).toBeVisible();
  await expect(page.getByLabel('Data as JSON')).toHaveValue(/kept/);
  // What was typed is in the address, and comes back with it.
  await expect(page).toHaveURL(/1\.0000(\+|%20)EOS/);
  await page.reload();
  await expect(page.getByLabel('quantity', { exact: true })).toHaveValue('1.0000 EOS');
});

test('a missing table or action, or an account without a contract, is named', async ({ page }) => {
  await page.goto('/contract?name=eosio&table=nothing');
  await expect(page.getByText('Table nothing does not exist in contract.')).toBeVisible();
  await page.goto('/contract?name=eosio&action=nothing');
  await expect(page.getByText('Action nothing does not exist in contract.')).toBeVisible();
  await page.goto('/contract?name=alice');
  await expect(page.getByText('alice has no contract')).toBeVisible();
});

test('an ABI made to break its reader breaks nothing', async ({ page }) => {
  const fields = Array.from({ length: 20 }, (_, index) => ({ name: `f${index}`, type: 'wide' }));
  const markup = '<img src=x onerror=alert(1)>';
  const abi = {
    version: 'eosio::abi/1.2',
    structs: [
      { name: 'wide', base: '', fields },
      {
        name: 'go',
        base: 'go',
        fields: [{ name: '__proto__', type: `name${'[]'.repeat(9_000)}` }],
      },
      { name: 'row', base: '', fields: [{ name: 'constructor', type: 'string' }] },
    ],
    actions: [{ name: 'go', type: 'wide', ricardian_contract: markup }],
    tables: [{ name: 'rows', type: 'row', index_type: 'i64' }],
    ricardian_clauses: [{ id: markup, body: markup }],
  };
  const json = { account_name: 'eosio', abi };
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/v1/chain/get_abi', (route) => route.fulfill({ headers, json }));
  const answer = { rows: [{ other: markup }], more: false, next_key: '' };
  await page.route('**/v1/chain/get_table_rows', (route) =>
    route.fulfill({ headers, json: answer }),
  );
  await page.goto('/contract?name=eosio&part=abi');
  await expect(page.getByText(markup).first()).toBeVisible();
  await page.goto('/contract?name=eosio&action=go');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.goto('/contract?name=eosio&table=rows&scope=eosio');
  await expect(page.getByRole('columnheader', { name: 'constructor' })).toBeVisible();
  await expect(page.getByRole('table')).not.toContainText('function Object');
});

test.describe('a node that does not answer', () => {
  test('is named, and the contract cannot be retrieved until it does', async ({ page }) => {
    await page.route('**/v1/chain/get_abi', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/contract?name=eosio');
    await expect(page.getByText('Contract eosio cannot be retrieved.')).toBeVisible();
    await page.unroute('**/v1/chain/get_abi');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('navigation', { name: 'Tables' })).toBeVisible();
  });
});

test('two versions of an ABI are compared: past ones, and one of the visitor', async ({ page }) => {
  await page.goto(`${siteOf('telos')}/contract?name=eosio.evm&part=abi`);
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Compare versions' }).click();
  await expect(main).toContainText('Past versions: Hyperion');
  const older = main.getByRole('combobox', { name: 'Older' });
  await expect(older.locator('option:checked')).toContainText('Set ');
  const actions = main.getByRole('region', { name: 'Actions' }).last();
  await expect(actions).toContainText('openwallet');
  await expect(actions).toContainText('Added');
  await expect(main.getByRole('region', { name: 'Tables' }).last()).toContainText('Removed');

  // The other way round, and against what the visitor pastes.
  await older.selectOption({ label: 'Your own ABI' });
  const pasted = main.getByRole('textbox', { name: 'ABI in JSON' });
  await pasted.fill('{"version":');
  await expect(main).toContainText('This is not a valid ABI.');
  const { abi } = await ask<{ abi: Record<string, unknown> }>(
    '/v1/chain/get_abi',
    { account_name: 'eosio.evm' },
    'telos',
  );
  await pasted.fill(JSON.stringify(abi));
  await expect(main).toContainText('No differences.');
  expect(await scrollsSideways(page)).toBe(false);
});

test('the ABI leads from type to type', async ({ page }) => {
  await page.goto('/contract?name=eosio&part=abi&type=authority');
  await page.getByRole('link', { name: 'key_weight', exact: true }).first().click();
  await expect(page).toHaveURL(/type=key_weight/);
  await expect(page.getByText('key_weight', { exact: true }).first()).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

test('a contract of EOSIO 2.1 has a key-value table, and runs queries', async ({ page }) => {
  const contract = `${siteOf('kylin')}/contract?name=directory`;
  await page.goto(contract);
  const rows = page.getByRole('table', { name: 'entries' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('<img src=x onerror=alert(1)>');
  await page.goto(`${contract}&part=actions&action=queryit`);
  const query = page.getByRole('region', { name: 'Query', exact: true });
  await query.getByLabel('Method', { exact: true }).fill('entries');
  await query.getByLabel('Argument').fill('"bob"');
  await query.getByRole('button', { name: 'Run read-only' }).click();
  await expect(query).toContainText('Not an antelope.');
});
