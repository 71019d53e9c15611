import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { ask, expect, rowsOf, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

/** Chains whose system contract takes the core token itself. */
const chains: readonly ChainKey[] = ['kylin', 'bos'];

interface Sent {
  trx?: { trx: { actions: Record<string, unknown>[] } };
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

/** Presses a button and signs. Resolves to the actions, as a node has them once they are in a block. */
async function submit(chain: ChainKey, page: Page, name: string) {
  await main(page).getByRole('button', { name, exact: true }).click();
  await sign(page);
  const success = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(success).toBeVisible();
  const href = await success.locator('a[href*="/transaction/"]').getAttribute('href');
  const id = /[0-9a-f]{64}/.exec(href ?? '')?.[0];
  let actions: Record<string, unknown>[] = [];
  await expect(async () => {
    actions =
      (await ask<Sent>('/v1/history/get_transaction', { id }, chain)).trx?.trx.actions ?? [];
    expect(actions.length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  return actions.map(({ account, name, authorization, data }) => ({
    account,
    name,
    authorization,
    data,
  }));
}

const by = (actor: string) => [{ actor, permission: 'active' }];

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  for (const chain of chains) await ask('/v1/chain/get_info', {}, chain);
});

test('the core token is sent, staked and paid for RAM by actions of the system contracts', async ({
  page,
}) => {
  await page.goto(`${siteOf('kylin')}/wallet/transfer?to=bob&amount=1.25`);
  await logIn(page, 'erin');
  expect(await submit('kylin', page, 'Send')).toEqual([
    {
      account: 'eosio.token',
      name: 'transfer',
      authorization: by('erin'),
      data: { from: 'erin', to: 'bob', quantity: '1.2500 EOS', memo: '' },
    },
  ]);

  await page.goto(`${siteOf('kylin')}/wallet/resources/stake?cpu=2&net=1`);
  const [staked] = await submit('kylin', page, 'Stake');
  expect(staked).toMatchObject({
    account: 'eosio',
    name: 'delegatebw',
    data: {
      from: 'erin',
      receiver: 'erin',
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '2.0000 EOS',
    },
  });

  await page.goto(`${siteOf('kylin')}/wallet/ram/buy?amount=3`);
  expect(await submit('kylin', page, 'Buy RAM')).toEqual([
    {
      account: 'eosio',
      name: 'buyram',
      authorization: by('erin'),
      data: { payer: 'erin', receiver: 'erin', quant: '3.0000 EOS' },
    },
  ]);
});

test('REX takes the core token from the fund, and says when it can be sold', async ({ page }) => {
  const pool = async () => {
    const [row] = await rowsOf<{ total_lendable: string }>('eosio', 'rexpool', { chain: 'bos' });
    return Math.round(parseFloat(row?.total_lendable ?? '') * 10_000);
  };
  await page.goto(`${siteOf('bos')}/rex`);
  await expect(main(page)).toContainText('4 to 5 days');
  await expect(page.getByRole('table', { name: 'Loans that expire next' })).toContainText('erin');
  await logIn(page, 'heidi');
  const before = await pool();
  await page.getByRole('link', { name: 'Lend', exact: true }).click();
  await field(page, 'Amount').fill('3');
  const [deposit, bought] = await submit('bos', page, 'Lend');
  expect(deposit).toMatchObject({
    account: 'eosio',
    name: 'deposit',
    data: { owner: 'heidi', amount: '3.0000 BOS' },
  });
  expect(bought).toMatchObject({
    account: 'eosio',
    name: 'buyrex',
    data: { from: 'heidi', amount: '3.0000 BOS' },
  });
  expect((await pool()) - before).toBeGreaterThanOrEqual(30_000);
});
