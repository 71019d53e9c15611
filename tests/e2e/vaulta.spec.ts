import type { Page } from '@playwright/test';
import { ask, devnetOf, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';
import { withoutVisitor } from './no-interaction.ts';

/** A chain whose core token A replaced EOS. */
const site = siteOf('jungle');

interface Account {
  core_liquid_balance?: string;
  ram_quota: number;
  self_delegated_bandwidth: { cpu_weight: string; net_weight: string };
  refund_request: { cpu_amount: string } | null;
  voter_info: { producers: string[] } | null;
}

const account = (name: string) =>
  ask<Account>('/v1/chain/get_account', { account_name: name }, 'jungle');

/** Units of a token, by the contract's own table. */
async function held(name: string, code: 'A' | 'EOS'): Promise<number> {
  const contract = code === 'A' ? 'core.vaulta' : 'eosio.token';
  const balances = await ask<string[]>(
    '/v1/chain/get_currency_balance',
    { code: contract, account: name, symbol: code },
    'jungle',
  );
  return units(balances[0] ?? '0');
}

const units = (amount: string) => Math.round(Number(amount.split(' ')[0]) * 10_000);

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

async function submit(page: Page, button: string): Promise<void> {
  await main(page).getByRole('button', { name: button, exact: true }).click();
  await sign(page);
  await expect(success(page)).toBeVisible();
}

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('jungle')}/v1/chain/get_info`);
});

test('shows A from its contract, EOS beside it, and stakes in A @core', async ({ page }) => {
  await page.goto(`${site}/account/alice`);
  const { core_liquid_balance: legacy = '', self_delegated_bandwidth: stake } =
    await account('alice');
  const liquid = await held('alice', 'A');
  const shown = (label: string) =>
    main(page).locator('dt', { hasText: label }).locator('xpath=following-sibling::dd').first();
  const figure = (value: number) =>
    (value / 10_000).toLocaleString('en', { minimumFractionDigits: 4 });
  await expect(shown('Liquid')).toHaveText(`${figure(liquid)} A`);
  await expect(shown('Staked for CPU')).toHaveText(`${figure(units(stake.cpu_weight))} A`);
  expect(legacy).toMatch(/ EOS$/);
  await expect(shown('Not swapped to A')).toHaveText(`${figure(units(legacy))} EOS`);
  const tokens = page.getByRole('table', { name: 'Tokens' }).locator('tbody').getByRole('row');
  await expect(tokens.nth(0)).toContainText('core.vaulta');
  await expect(tokens.nth(1)).toContainText('eosio.token');
});

test('eos: each figure of an account is what the tables say, by its contract @core', async ({
  page,
}) => {
  /** Rows that the node has in this scope, as text of the chain. */
  const rows = <Row>(code: string, table: string, scope: string) =>
    rowsOf<Row>(code, table, { scope });
  const of = async (contract: string, code: string) =>
    (await rows<{ balance: string }>(contract, 'accounts', 'alice'))
      .map(({ balance }) => balance)
      .find((balance) => balance.endsWith(` ${code}`)) ?? '';
  const stakes = await rows<Record<'to' | 'cpu_weight' | 'net_weight', string>>(
    'eosio',
    'delband',
    'alice',
  );
  const [own] = stakes.filter(({ to }) => to === 'alice');
  const refunds = await rows<Record<'cpu_amount' | 'net_amount', string>>(
    'eosio',
    'refunds',
    'alice',
  );
  const [refund] = refunds;
  const [eos, cpu, net] = [
    units(await of('eosio.token', 'EOS')),
    units(own?.cpu_weight ?? '0'),
    units(own?.net_weight ?? '0'),
  ];
  const liquid = units(await of('core.vaulta', 'A'));
  expect(eos).toBeGreaterThan(0);
  expect(liquid).toBeGreaterThan(0);

  // True from the first view on, not after an interaction only.
  await withoutVisitor(page);
  await page.goto('/account/alice');
  const summary = main(page).locator('dl', { hasText: 'Staked for CPU' }).first();
  const shown = (label: string) =>
    summary.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  const figure = (value: number) =>
    (value / 10_000).toLocaleString('en', { minimumFractionDigits: 4 });
  await expect(shown('Liquid')).toHaveText(`${figure(liquid)} A`);
  await expect(shown('Not swapped to A')).toHaveText(`${figure(eos)} EOS`);
  await expect(shown('Staked for CPU')).toHaveText(`${figure(cpu)} A`);
  await expect(shown('Staked for NET')).toHaveText(`${figure(net)} A`);
  for (const [label, amount] of [
    ['Refund from CPU', refund?.cpu_amount],
    ['Refund from NET', refund?.net_amount],
  ] as const)
    if (units(amount ?? '0') > 0)
      await expect(shown(label)).toHaveText(`${figure(units(amount ?? '0'))} A`);
    else await expect(shown(label)).toHaveCount(0);

  // REX is worth its part of the pool; the pool grows while one reads.
  const [lent] = (
    await rowsOf<Record<'owner' | 'rex_balance', string>>('eosio', 'rexbal', {
      lower_bound: 'alice',
      upper_bound: 'alice',
    })
  ).filter(({ owner }) => owner === 'alice');
  const [fund] = (
    await rowsOf<Record<'owner' | 'balance', string>>('eosio', 'rexfund', {
      lower_bound: 'alice',
      upper_bound: 'alice',
    })
  ).filter(({ owner }) => owner === 'alice');
  const [pool] = await rowsOf<Record<'total_lendable' | 'total_rex', string>>('eosio', 'rexpool');
  const worth =
    (units(lent?.rex_balance ?? '0') * units(pool?.total_lendable ?? '0')) /
      units(pool?.total_rex ?? '1') +
    units(fund?.balance ?? '0');
  expect(worth).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const text = await shown('REX').innerText();
      return text.endsWith(' A') && Math.abs(units(text.replaceAll(',', '')) / worth - 1) < 0.001;
    })
    .toBe(true);

  // The sum of all that is A, and nothing of EOS.
  await expect(async () => {
    const texts = await summary.locator('dd').allInnerTexts();
    const inA = texts.filter((text) => text.endsWith(' A'));
    const sum = inA.reduce((all, text) => all + units(text.replaceAll(',', '')), 0);
    await expect(main(page).locator('.hero')).toHaveText(`${figure(sum)} A`);
  }).toPass();
});

test('swaps both ways, and sends what it swapped to another account', async ({ page }) => {
  await page.goto(`${site}/wallet/swap-token?amount=12.5`);
  await logIn(page, 'alice');
  const [eos, a] = [await held('alice', 'EOS'), await held('alice', 'A')];
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('12.5000');
  expect(await scrollsSideways(page)).toBe(false);
  await submit(page, 'Swap');
  expect(await held('alice', 'EOS')).toBe(eos - 125_000);
  expect(await held('alice', 'A')).toBe(a + 125_000);

  await main(page).getByRole('button', { name: 'A to EOS' }).click();
  await field(page, 'Amount').fill('2.5');
  await submit(page, 'Swap');
  expect(await held('alice', 'EOS')).toBe(eos - 100_000);

  const ivan = await held('ivan', 'EOS');
  const to = main(page).getByRole('combobox', { name: 'To', exact: true });
  await to.fill('bigexchange1');
  await field(page, 'Amount').fill('1');
  await main(page).getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(main(page)).toContainText('This account refuses swapped tokens.');
  await to.fill('ivan');
  await field(page, 'Memo').fill('as you wished');
  await submit(page, 'Swap');
  expect(await held('ivan', 'EOS')).toBe(ivan + 10_000);
});

test('offers the swap to an account that has no A yet', async ({ page }) => {
  await page.goto(`${site}/wallet/transfer`);
  await logIn(page, 'mallory');
  const offer = page.getByRole('status').filter({ hasText: 'No A yet' });
  await offer.getByRole('link', { name: 'Swap to A' }).click();
  await expect(page).toHaveURL(/\/wallet\/swap-token$/);
  await expect(offer).toHaveCount(0);
});

test('warns an account whose RAM is too small to spend its first A', async ({ page }) => {
  await page.goto(`${site}/wallet/swap-token?in=A&amount=1`);
  await logIn(page, 'tightonram11');
  const warning = main(page).getByRole('status').filter({ hasText: 'Too little RAM' });
  await expect(warning).toBeVisible();
  await main(page).getByRole('button', { name: 'EOS to A' }).click();
  await expect(warning).toHaveCount(0);
});

test('sends, stakes, trades RAM, rents and votes with A, in actions of core.vaulta', async ({
  page,
}) => {
  await page.goto(`${site}/wallet/transfer?to=bob&amount=1.25`);
  await logIn(page, 'erin');
  const before = await account('erin');
  const [a, eos] = [await held('erin', 'A'), await held('erin', 'EOS')];
  await submit(page, 'Send');
  expect(await held('erin', 'A')).toBe(a - 12_500);

  await page.goto(`${site}/wallet/resources/stake?cpu=2&net=1`);
  await submit(page, 'Stake');
  const staked = (await account('erin')).self_delegated_bandwidth;
  expect(units(staked.cpu_weight)).toBe(units(before.self_delegated_bandwidth.cpu_weight) + 20_000);
  expect(await held('erin', 'A')).toBe(a - 42_500);

  await page.goto(`${site}/wallet/resources/unstake?cpu=1`);
  await submit(page, 'Unstake');
  expect(units((await account('erin')).refund_request?.cpu_amount ?? '0')).toBeGreaterThan(0);

  await page.goto(`${site}/wallet/ram/buy?amount=3`);
  await submit(page, 'Buy RAM');
  const bought = (await account('erin')).ram_quota;
  expect(bought).toBeGreaterThan(before.ram_quota);
  expect(await held('erin', 'A')).toBe(a - 72_500);

  await page.goto(`${site}/wallet/ram/sell?amount=2048`);
  await submit(page, 'Sell RAM');
  expect((await account('erin')).ram_quota).toBe(bought - 2048);

  await page.goto(`${site}/wallet/powerup?in=tokens`);
  await field(page, 'Spend on CPU').fill('0.5');
  await submit(page, 'Rent');

  await page.goto(`${site}/vote`);
  const voted = page.getByRole('checkbox', { name: 'Vote for bplima111111' });
  await expect(voted).toBeVisible();
  const votes = (await account('erin')).voter_info?.producers ?? [];
  await voted.setChecked(!votes.includes('bplima111111'));
  await main(page)
    .getByRole('button', { name: /^Vote for \d+ producers?$/ })
    .click();
  await sign(page);
  await expect(success(page)).toBeVisible();
  const after = (await account('erin')).voter_info?.producers ?? [];
  expect(after.includes('bplima111111')).toBe(!votes.includes('bplima111111'));

  // Nothing of it touched the account's EOS in the end.
  expect(await held('erin', 'EOS')).toBe(eos);
  const { actions } = await ask<{ actions: { act: { account: string; name: string } }[] }>(
    '/v2/history/get_actions?account=erin&act.account=core.vaulta&limit=50',
    undefined,
    'jungle',
  );
  const sent = actions.map(({ act }) => act).filter((act) => act.account === 'core.vaulta');
  for (const name of ['delegatebw', 'undelegatebw', 'buyram', 'sellram', 'powerup', 'voteproducer'])
    expect(sent.map((act) => act.name)).toContain(name);

  // One row for each, with what it cost.
  await page.goto(`${site}/account/erin?tab=transactions`);
  const rows = page.getByRole('table', { name: 'Actions' }).locator('tbody').getByRole('row');
  const purchase = rows.filter({ hasText: 'bought RAM for' }).first();
  await expect(purchase).toContainText('−3.0000 A');
  const grown = (bought - before.ram_quota).toLocaleString('en');
  await expect(purchase).toContainText(`+${grown} B · fee 0.0150 A`);
  await expect(rows.filter({ hasText: 'All EOS of' })).toHaveCount(0);
});

test('no form builds what the system contract refuses', async ({ page }) => {
  const refused = ['claimrewards', 'deposit', 'unstaketorex', 'withdraw'];
  for (const action of refused) {
    await page.goto(`/contract?name=eosio&action=${action}`);
    await expect(page.getByText(`eosio refuses ${action}.`)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Submit' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Open core.vaulta::withdraw' }).click();
  await expect(field(page, 'amount')).toBeVisible();
  await page.goto('/contract?name=eosio&action=buyrex');
  await expect(field(page, 'amount')).toBeVisible();
});

test('lends to REX through the contract in front of the system contract', async ({ page }) => {
  const pool = async () => {
    const [row] = await rowsOf<{ total_lendable: string }>('eosio', 'rexpool', { chain: 'jungle' });
    return units(row?.total_lendable ?? '');
  };
  await page.goto(`${site}/rex`);
  // REX matures after 21 days here, as the table `rexmaturity` says.
  await expect(main(page)).toContainText(/21 days/);
  // Lending asks for votes for 21 producers or a proxy, which carol has.
  await logIn(page, 'carol');
  const [before, a] = [await pool(), await held('carol', 'A')];
  await page.getByRole('link', { name: 'Lend', exact: true }).click();
  await field(page, 'Amount').fill('3');
  await submit(page, 'Lend');
  expect((await pool()) - before).toBeGreaterThanOrEqual(30_000);
  expect(await held('carol', 'A')).toBe(a - 30_000);
});
