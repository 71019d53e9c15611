import type { Page } from '@playwright/test';
import { ask, devnetOf, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

/** A chain whose RAM can be sent, given and wrapped. */
const site = siteOf('jungle');

/** Bytes in an account's name. */
async function owned(name: string): Promise<number> {
  const [row] = await rowsOf<{ ram_bytes: number | string }>('eosio', 'userres', {
    chain: 'jungle',
    scope: name,
    limit: 100,
  });
  return Number(row?.ram_bytes ?? 0);
}

interface Gift {
  giftee: string;
  gifter: string;
  ram_bytes: number | string;
}

async function giftOf(name: string): Promise<{ gifter: string; bytes: number } | null> {
  const gifts = await rowsOf<Gift>('eosio', 'giftedram', { chain: 'jungle', limit: 100 });
  const found = gifts.find(({ giftee }) => giftee === name);
  return found ? { gifter: found.gifter, bytes: Number(found.ram_bytes) } : null;
}

async function wram(name: string): Promise<number> {
  const body = { code: 'eosio.wram', account: name, symbol: 'WRAM' };
  const [held] = await ask<string[]>('/v1/chain/get_currency_balance', body, 'jungle');
  return Number((held ?? '0').split(' ')[0]);
}

interface Sent {
  account: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: Record<string, unknown>;
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const receiver = (page: Page) => main(page).getByLabel('To', { exact: true });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
const choose = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: 'Action' })
    .getByRole('button', { name, exact: true })
    .click();
const press = (page: Page, name: string) =>
  main(page).locator('form').getByRole('button', { name, exact: true }).click();

/** Signs, and resolves to the action that the transaction on the chain begins with. */
async function submit(page: Page, button: string): Promise<Sent> {
  await press(page, button);
  await sign(page);
  await expect(success(page)).toBeVisible();
  const link = success(page).locator('a[href*="/transaction/"]');
  const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
  let sent: Sent | undefined;
  await expect(async () => {
    const { trx } = await ask<{ trx?: { trx: { actions: Sent[] } } }>(
      '/v1/history/get_transaction',
      { id },
      'jungle',
    );
    sent = trx?.trx.actions[0];
    expect(sent).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const { account, name, authorization, data } = sent as Sent;
  return { account, name, authorization, data };
}

const by = (actor: string) => [{ actor, permission: 'active' }];

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('jungle')}/v1/chain/get_info`);
});

// Accounts are in several of these tests, and their RAM is compared.
test.describe.configure({ mode: 'serial' });

test('transfers and burns RAM, and buys some to burn it', async ({ page }) => {
  await page.goto(`${site}/wallet/ram/transfer?to=bob&amount=512&memo=spare`);
  await logIn(page, 'alice');
  const [alice, bob] = [await owned('alice'), await owned('bob')];
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('512 bytes');
  expect(await scrollsSideways(page)).toBe(false);
  expect(await submit(page, 'Transfer RAM')).toEqual({
    account: 'core.vaulta',
    name: 'ramtransfer',
    authorization: by('alice'),
    data: { from: 'alice', to: 'bob', bytes: 512, memo: 'spare' },
  });
  expect([await owned('alice'), await owned('bob')]).toEqual([alice - 512, bob + 512]);

  await receiver(page).fill('alice');
  await field(page, 'Amount').fill('999999999999');
  await press(page, 'Transfer RAM');
  await expect(main(page)).toContainText('Sender and receiver are the same.');
  await expect(main(page)).toContainText('This exceeds the available balance.');

  await choose(page, 'Burn');
  await field(page, 'Amount').fill('100');
  await expect(main(page)).toContainText('Burned RAM cannot be restored.');
  expect(await submit(page, 'Burn RAM')).toEqual({
    account: 'core.vaulta',
    name: 'ramburn',
    authorization: by('alice'),
    data: { owner: 'alice', bytes: 100, memo: '' },
  });
  expect(await owned('alice')).toBe(alice - 612);

  await choose(page, 'Buy and burn');
  await field(page, 'Amount').fill('0.5');
  expect(await submit(page, 'Buy and burn RAM')).toEqual({
    account: 'core.vaulta',
    name: 'buyramburn',
    authorization: by('alice'),
    data: { payer: 'alice', quantity: '0.5000 A', memo: '' },
  });
  expect(await owned('alice')).toBe(alice - 612);
});

test('gifts RAM that is returned completely, and not to an account with another gift', async ({
  page,
}) => {
  await page.goto(`${site}/wallet/ram/gift?to=judy&amount=300`);
  await logIn(page, 'carol');
  const carol = await owned('carol');
  expect((await giftOf('judy'))?.gifter).toBe('alice');
  await press(page, 'Gift RAM');
  await expect(main(page)).toContainText('This account holds a gift from alice.');
  await receiver(page).fill('ivan');
  await expect(main(page)).toContainText('The first gift to an account also uses 136 bytes');
  expect(await submit(page, 'Gift RAM')).toEqual({
    account: 'core.vaulta',
    name: 'giftram',
    authorization: by('carol'),
    data: { from: 'carol', receiver: 'ivan', ram_bytes: 300, memo: '' },
  });
  expect(await giftOf('ivan')).toEqual({ gifter: 'carol', bytes: 300 });
  expect(await owned('carol')).toBe(carol - 300);
  await choose(page, 'Return');
  await expect(main(page)).toContainText('No gifted RAM.');
});

test('returns gifted RAM, and does not offer it for sale', async ({ page }) => {
  const held = await giftOf('judy');
  const [judy, alice] = [await owned('judy'), await owned('alice')];
  await page.goto(`${site}/wallet/ram/sell`);
  await logIn(page, 'judy');
  await expect(main(page)).toContainText('Gifted by alice');
  await field(page, 'Amount').fill(String(judy));
  if (await main(page).getByRole('button', { name: 'bytes' }).isVisible())
    await main(page).getByRole('button', { name: 'bytes' }).click();
  await field(page, 'Amount').fill(String(judy));
  await press(page, 'Sell RAM');
  await expect(main(page)).toContainText('This exceeds the available balance.');

  await page.goto(`${site}/wallet/ram/gift?do=return&memo=thanks`);
  await expect(main(page)).toContainText('8,192 bytes');
  expect(await submit(page, 'Return RAM')).toEqual({
    account: 'core.vaulta',
    name: 'ungiftram',
    authorization: by('judy'),
    data: { from: 'judy', to: 'alice', memo: 'thanks' },
  });
  expect(held?.bytes).toBe(8192);
  expect(await giftOf('judy')).toBeNull();
  expect([await owned('judy'), await owned('alice')]).toEqual([judy - 8192, alice + 8192]);
});

test('wraps RAM and unwraps it', async ({ page }) => {
  await page.goto(`${site}/wallet/ram/wrap?amount=700`);
  await logIn(page, 'grace');
  const [grace, tokens] = [await owned('grace'), await wram('grace')];
  expect(await submit(page, 'Wrap RAM')).toEqual({
    account: 'core.vaulta',
    name: 'ramtransfer',
    authorization: by('grace'),
    data: { from: 'grace', to: 'eosio.wram', bytes: 700, memo: '' },
  });
  expect([await owned('grace'), await wram('grace')]).toEqual([grace - 700, tokens + 700]);
  await choose(page, 'Unwrap');
  await field(page, 'Amount').fill(String(tokens + 701));
  await press(page, 'Unwrap RAM');
  await expect(main(page)).toContainText('This exceeds the available balance.');
  await field(page, 'Amount').fill('200');
  expect(await submit(page, 'Unwrap RAM')).toEqual({
    account: 'eosio.wram',
    name: 'unwrap',
    authorization: by('grace'),
    data: { owner: 'grace', bytes: 200 },
  });
  expect([await owned('grace'), await wram('grace')]).toEqual([grace - 500, tokens + 500]);
});
