import { ask, core, expect, siteOf, test } from './fixtures.ts';
import { transferPastThePage } from './external-transfer.ts';

const transferOf = (quantity: string) => {
  const data = { from: 'alice', to: 'bob', quantity, memo: '' };
  const query = new URLSearchParams({
    name: core.contract,
    part: 'actions',
    action: 'transfer',
    data: JSON.stringify(data),
    auth: 'alice@active',
  });
  return `/contract?${query}`;
};

test('an action is run without a signature, and a refusal is the chain’s', async ({ page }) => {
  await page.goto(transferOf(`0.0001 ${core.code}`));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Dry run' }).click();
  await expect(main.getByText(/^Dry run on 127\.0\.0\.1/)).toBeVisible();
  const net = main.locator('dl > div', { has: page.locator('dt', { hasText: /^NET$/ }) });
  await expect(net.locator('dd')).toHaveText(/^\d+ Bytes$/);
  await page.goto(transferOf(`900000000000.0000 ${core.code}`));
  await main.getByRole('button', { name: 'Dry run' }).click();
  await expect(main.getByText(/^The dry run on 127\.0\.0\.1\S* failed$/)).toBeVisible();
  await expect(main.getByText(/overdrawn balance/)).toBeVisible();
});

test('an action is copied with the bytes that a form would sign', async ({ page }) => {
  const data = { from: 'alice', to: 'bob', quantity: `0.0001 ${core.code}`, memo: '' };
  await page.goto(transferOf(data.quantity));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'WharfKit' }).click();
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', {
    code: core.contract,
    action: 'transfer',
    args: data,
  });
  await expect(main.locator('pre')).toContainText(`"data": "${binargs}"`);
});

test('a request for rows is copied as the node accepts it', async ({ page }) => {
  await page.goto('/contract?name=eosio&table=producers&scope=eosio&limit=10&reverse=true');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'curl' }).click();
  const code = await main.locator('pre').innerText();
  const [, url = '', body = ''] = /^curl -sS (\S+) -d '(.*)'$/.exec(code) ?? [];
  const { rows } = await ask<{ rows: { owner: string }[] }>(
    new URL(url).pathname,
    JSON.parse(body) as object,
  );
  const names = main.getByRole('table', { name: /^Rows of / }).locator('tbody a[data-name]');
  await expect(names.first()).toHaveText(rows[0]?.owner ?? '?');
  await main.getByRole('button', { name: 'cleos' }).click();
  await expect(main.locator('pre')).toHaveText(/ get table eosio eosio producers -l 10 -r$/);
});

test('a followed table lists what changed in it', async ({ page }) => {
  await page.goto(`/contract?name=${core.contract}&table=accounts&scope=bob`);
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: /^Rows of / })).toContainText(core.code);
  await main.getByRole('button', { name: 'Follow live' }).click();
  const changes = main.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText('No row has changed yet.');
  await transferPastThePage(`followed ${Date.now()}`);
  await expect(changes.getByRole('listitem').first()).toContainText('balance');
  await expect(changes.getByRole('listitem').first()).toContainText(core.code);
});

test.describe('on Jungle', () => {
  test.use({ baseURL: siteOf('jungle') });

  test('a dry run shows what an action returns', async ({ page }) => {
    const query = new URLSearchParams({
      name: 'eosio',
      part: 'actions',
      action: 'denyhashcalc',
      data: JSON.stringify({ patterns: ['a'] }),
      auth: 'alice@active',
    });
    await page.goto(`/contract?${query}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Dry run' }).click();
    const output = main.getByRole('listitem').filter({ hasText: 'eosio · denyhashcalc' });
    await expect(output).toContainText(/[0-9a-f]{64}/);
  });
});
