import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { ask, devnetOf, expect, rowsOf, siteOf, test } from './fixtures.ts';
import { addAccount, logIn } from './log-in.ts';
import { sendOn } from './send-as.ts';
import { signAndRead, submit } from './sent-actions.ts';

/** A chain whose core token A replaced EOS: what a form signs goes to the contract that takes A. */
const site = siteOf('jungle');
const WRAPPER = 'core.vaulta';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const by = (actor: string) => [{ actor, permission: 'active' }];
const rows = (table: string, scope = 'eosio') =>
  rowsOf<Record<string, unknown>>('eosio', table, { chain: 'jungle', scope, limit: 100 });

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('jungle')}/v1/chain/get_info`);
});

test('matured REX is sold at the wrapper', async ({ page }) => {
  const rexOf = async (owner: string) =>
    parseFloat(
      String((await rows('rexbal')).find((row) => row['owner'] === owner)?.['rex_balance']),
    );
  const before = await rexOf('heidi');
  await page.goto(`${site}/rex?tab=unlend&amount=100`);
  await logIn(page, 'heidi');
  expect(await submit('jungle', page, 'Sell REX')).toEqual([
    {
      account: WRAPPER,
      name: 'sellrex',
      authorization: by('heidi'),
      data: { from: 'heidi', rex: '100.0000 REX' },
    },
  ]);
  // REX that matured before is sold with it: the chain's rules say so.
  expect(await rexOf('heidi')).toBeLessThanOrEqual(before - 100);
});

test('a stake that a pending refund covers leaves as much of the legacy token, as the form says', async ({
  page,
}) => {
  const balance = async (code: string, symbol: string) => {
    const body = { code, account: 'bob', symbol };
    const [amount = '0'] = await ask<string[]>('/v1/chain/get_currency_balance', body, 'jungle');
    return Math.round(parseFloat(amount) * 10_000);
  };
  await page.goto(`${site}/wallet/resources/stake?cpu=0.5`);
  await logIn(page, 'bob');
  const fact = (label: string) => main(page).locator('dl > div').filter({ hasText: label });
  await expect(fact('Pending refund to your balance')).toContainText('0.5000 EOS');
  await expect(fact('From your balance')).toContainText('0.5000 A');
  await expect(main(page)).toContainText('Swap it to A afterwards.');
  const before = await balance('eosio.token', 'EOS');
  await submit('jungle', page, 'Stake');
  expect((await balance('eosio.token', 'EOS')) - before).toBe(5_000);
});

test('REX is saved, withdrawn and bought with stake at the wrapper', async ({ page }) => {
  await page.goto(`${site}/rex?tab=unlend`);
  await logIn(page, 'alice');
  // All of her REX is in savings, so nothing can be sold: the form says where it is moved out.
  await expect(main(page).getByText('No REX can be sold now')).toBeVisible();
  await main(page).getByRole('link', { name: 'Move REX out of savings' }).click();
  await expect(main(page).getByRole('button', { name: 'Move out of savings' })).toBeVisible();
  for (const [query, button, name, data] of [
    ['savings&what=from-savings', 'Move out of savings', 'mvfrsavings', { rex: '20.0000 REX' }],
    ['savings', 'Move to savings', 'mvtosavings', { rex: '20.0000 REX' }],
    ['unlend&what=withdraw', 'Withdraw', 'withdraw', { amount: '20.0000 A' }],
    ['lend&what=cpu', 'Lend', 'unstaketorex', { from_cpu: '20.0000 A', from_net: '0.0000 A' }],
  ] as const) {
    await page.goto(`${site}/rex?tab=${query}&amount=20`);
    expect(await submit('jungle', page, button), name).toMatchObject([
      { account: WRAPPER, name, authorization: by('alice'), data },
    ]);
  }
});

test('a REX loan is paid with A and rented in EOS, which the system contract counts', async ({
  page,
}) => {
  const loanOf = async (owner: string) =>
    (await rows('cpuloan')).find((row) => row['from'] === owner) ?? {};
  await page.goto(`${site}/rex?tab=rent&amount=2`);
  await logIn(page, 'grace');
  expect(await submit('jungle', page, 'Rent CPU')).toMatchObject([
    { account: WRAPPER, name: 'deposit', data: { owner: 'grace', amount: '2.0000 A' } },
    {
      account: 'eosio',
      name: 'rentcpu',
      authorization: by('grace'),
      data: {
        from: 'grace',
        receiver: 'grace',
        loan_payment: '2.0000 EOS',
        loan_fund: '0.0000 EOS',
      },
    },
  ]);
  const { loan_num: number } = await loanOf('grace');
  expect(await loanOf('grace')).toMatchObject({ payment: '2.0000 EOS', balance: '0.0000 EOS' });
  await page.goto(`${site}/rex?tab=loan&loan=cpu-${String(number)}&amount=0.5`);
  expect(await submit('jungle', page, 'Fund the loan')).toMatchObject([
    { account: WRAPPER, name: 'deposit', data: { amount: '0.5000 A' } },
    { account: 'eosio', name: 'fundcpuloan', data: { payment: '0.5000 EOS' } },
  ]);
  expect(await loanOf('grace')).toMatchObject({ balance: '0.5000 EOS' });
  await page.goto(`${site}/rex?tab=loan&what=defund-loan&loan=cpu-${String(number)}&amount=0.2`);
  expect(await submit('jungle', page, 'Take back')).toMatchObject([
    { account: 'eosio', name: 'defcpuloan', data: { amount: '0.2000 EOS' } },
  ]);
  expect(await loanOf('grace')).toMatchObject({ balance: '0.3000 EOS' });
});

test('a name is bid for in A, and a lost bid is refunded', async ({ page }) => {
  await page.goto(`${site}/namebids?tab=bid&name=zinc&amount=10`);
  await logIn(page, 'bob');
  expect(await submit('jungle', page, 'Bid')).toEqual([
    {
      account: WRAPPER,
      name: 'bidname',
      authorization: by('bob'),
      data: { bidder: 'bob', newname: 'zinc', bid: '10.0000 A' },
    },
  ]);
  await addAccount(page, 'bob', 'carol');
  await page.goto(`${site}/namebids?tab=bid&name=zinc&amount=12`);
  await submit('jungle', page, 'Bid');
  await addAccount(page, 'carol', 'bob');
  await page.goto(`${site}/namebids?tab=refund&name=zinc`);
  expect(await submit('jungle', page, 'Claim the refund')).toEqual([
    {
      account: WRAPPER,
      name: 'bidrefund',
      authorization: by('bob'),
      data: { bidder: 'bob', newname: 'zinc' },
    },
  ]);
  expect(await rows('bidrefunds', 'zinc')).toEqual([]);
});

test('a producer claims what its page says is owed, at the wrapper', async ({ page }, {
  retry,
}) => {
  // A producer claims once a day.
  const [owner = ''] = ['bpgolf111111', 'bphotel11111', 'bpindia11111'].slice(retry);
  const balance = async () => {
    const [row] = await rowsOf<{ balance: string }>(WRAPPER, 'accounts', {
      chain: 'jungle',
      scope: owner,
    });
    return parseFloat(row?.balance ?? '0');
  };
  await page.goto(`${site}/producers/${owner}`);
  await logIn(page, owner);
  const before = await balance();
  expect(await submit('jungle', page, 'Claim producer rewards')).toEqual([
    { account: WRAPPER, name: 'claimrewards', authorization: by(owner), data: { owner } },
  ]);
  expect(await balance()).toBeGreaterThan(before);
  // The page knows of the claim, and asks for no second one today.
  await expect(main(page).getByRole('button', { name: 'Claim producer rewards' })).toBeHidden();
});

test('a proxy is chosen at the wrapper', async ({ page }) => {
  await page.goto(`${site}/wallet/proxy?proxy=wiseproxy111`);
  await logIn(page, 'frank');
  expect(await submit('jungle', page, 'Vote via wiseproxy111')).toEqual([
    {
      account: WRAPPER,
      name: 'voteproducer',
      authorization: by('frank'),
      data: { voter: 'frank', proxy: 'wiseproxy111', producers: [] },
    },
  ]);
});

test('a permission is created, linked, unlinked and deleted at the wrapper', async ({ page }, {
  retry,
}) => {
  const games = `games${'abc'[retry]}`;
  await page.goto(`${site}/wallet/permissions/advanced?permission=`);
  await logIn(page, 'ivan');
  await field(page, 'Name of the permission').fill(games);
  await field(page, 'Key 1').fill(toModernKey(devnetPublicKey('ivan@games')));
  const [created] = await submit('jungle', page, 'Create permission');
  expect(created).toMatchObject({
    account: WRAPPER,
    name: 'updateauth',
    authorization: by('ivan'),
    data: { account: 'ivan', permission: games, parent: 'active' },
  });
  const link = { account: 'ivan', code: 'eosio.token', type: 'transfer' };
  await page.goto(`${site}/wallet/permissions/link?contract=eosio.token&permission=${games}`);
  await main(page)
    .getByRole('checkbox', { name: /^I want to change who controls/ })
    .check();
  await main(page).getByRole('combobox', { name: 'Action', exact: true }).selectOption('transfer');
  await main(page).getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Type ivan' }).fill('ivan');
  expect(await signAndRead('jungle', page)).toMatchObject([
    { account: WRAPPER, name: 'linkauth', data: { ...link, requirement: games } },
  ]);
  await main(page)
    .getByRole('button', { name: `Unlink eosio.token::transfer from ${games}` })
    .click();
  expect(await signAndRead('jungle', page)).toMatchObject([
    { account: WRAPPER, name: 'unlinkauth', data: link },
  ]);
  await page.goto(`${site}/wallet/permissions/advanced?permission=${games}`);
  expect(await submit('jungle', page, 'Delete permission')).toMatchObject([
    { account: WRAPPER, name: 'deleteauth', data: { account: 'ivan', permission: games } },
  ]);
});

test('changes of an account that limits permission changes are built by its limit', async ({
  page,
}) => {
  const limit = (...allow_perms: readonly string[]) =>
    sendOn('jungle', 'grace', {
      account: 'eosio',
      name: 'limitauthchg',
      data: { account: 'grace', allow_perms, disallow_perms: [] },
    });
  const path = `${site}/wallet/permissions/advanced?permission=`;
  const fill = async (name: string) => {
    await field(page, 'Name of the permission').fill(name);
    await field(page, 'Key 1').fill(toModernKey(devnetPublicKey('grace@games')));
  };
  await limit('owner', 'active');
  try {
    await page.goto(path);
    await logIn(page, 'grace');
    await expect(main(page)).toContainText(
      'Only these permissions can change permissions: owner, active',
    );
    await fill('limited');
    const [created] = await submit('jungle', page, 'Create permission');
    expect(created).toMatchObject({
      account: WRAPPER,
      name: 'updateauth',
      data: { permission: 'limited', authorized_by: 'active' },
    });
    await page.goto(`${site}/wallet/permissions/advanced?permission=limited`);
    expect(await submit('jungle', page, 'Delete permission')).toMatchObject([
      { name: 'deleteauth', data: { permission: 'limited', authorized_by: 'active' } },
    ]);

    await limit('owner');
    await page.goto(path);
    await expect(main(page)).toContainText('the chain would refuse a change by active');
    await fill('refused');
    await expect(main(page).getByRole('button', { name: 'Create permission' })).toBeDisabled();
  } finally {
    await limit();
  }
});
