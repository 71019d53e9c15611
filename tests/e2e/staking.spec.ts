import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { ask, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';
import { addAccount, logIn } from './log-in.ts';
import { submit } from './sent-actions.ts';

const chains: readonly ChainKey[] = ['kylin', 'wax', 'telos', 'bos', 'proton'];

type Row = Record<string, unknown>;

const rows = (chain: ChainKey, code: string, scope: string, table: string) =>
  rowsOf<Row>(code, table, { chain, scope, limit: 100 });

async function balance(chain: ChainKey, account: string): Promise<number> {
  const [row] = await rows(chain, 'eosio.token', account, 'accounts');
  return parseFloat(String(row?.['balance'] ?? 0));
}

const by = (actor: string) => [{ actor, permission: 'active' }];
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: typeof name === 'string' });

const fact = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
const withCommas = (figure: string) =>
  Number(figure).toLocaleString('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  for (const chain of chains) await ask('/v1/chain/get_info', {}, chain);
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Staking' }).getByRole('link', { name, exact: true });

test('XPR is staked, unstaked and claimed @core', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/wallet/stake-xpr?amount=99999999999`);
  await expect(page).toHaveURL(/\/wallet\/staking\/stake/);
  await logIn(page, 'alice');
  await button(page, 'Stake').click();
  await expect(main(page)).toContainText('This exceeds the available balance.');
  await expect(field(page, 'Amount')).toHaveValue('99999999999');
  await field(page, 'Amount').fill('12.5');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('14 days');
  expect(await scrollsSideways(page)).toBe(false);
  const stakedBefore = await rows('proton', 'eosio', 'alice', 'delxpr');
  const data = { from: 'alice', receiver: 'alice', stake_xpr_quantity: '12.5000 XPR' };
  expect(await submit('proton', page, 'Stake')).toEqual([
    { account: 'eosio', name: 'stakexpr', authorization: by('alice'), data },
  ]);
  await expect(field(page, 'Amount')).toHaveValue('');
  const [staked] = await rows('proton', 'eosio', 'alice', 'delxpr');
  const quantity = (row: Row | undefined) => parseFloat(String(row?.['quantity']));
  expect(quantity(staked) - quantity(stakedBefore[0])).toBeCloseTo(12.5, 4);

  await tab(page, 'Unstake').click();
  // The form before has a field of this name too.
  await expect(button(page, 'Unstake')).toBeVisible();
  await field(page, 'Amount').fill('99999999');
  await button(page, 'Unstake').click();
  await expect(main(page)).toContainText('This exceeds the staked amount.');
  await field(page, 'Amount').fill('2.5');
  const [unstaked] = await submit('proton', page, 'Unstake');
  expect(unstaked).toMatchObject({
    name: 'unstakexpr',
    data: { from: 'alice', receiver: 'alice', unstake_xpr_quantity: '2.5000 XPR' },
  });
  expect(await rows('proton', 'eosio', 'alice', 'refundsxpr')).toMatchObject([
    { owner: 'alice', quantity: '2.5000 XPR' },
  ]);
  await tab(page, 'Refund').click();
  await expect(main(page).getByText('Time left')).toBeVisible();
  await expect(main(page)).toContainText('13 days');
  await expect(button(page, 'Claim the refund')).toHaveCount(0);

  await tab(page, 'Claim').click();
  await expect(main(page)).toContainText('Claimable rewards');
});

test('XPR’s claim pays what the page says, and the page says when more comes', async ({ page }) => {
  const own = async () => {
    const found = await rows('proton', 'eosio', 'eosio', 'votersxpr');
    return found.find(({ owner }) => owner === 'bob') ?? {};
  };
  await page.goto(`${siteOf('proton')}/wallet/staking/claim`);
  await logIn(page, 'bob');
  const { claimamount } = await own();
  const tokens = (Number(claimamount) / 10_000).toFixed(4);
  expect(Number(claimamount)).toBeGreaterThan(0);
  await expect(fact(page, 'Claimable rewards')).toHaveText(`${withCommas(tokens)} XPR`);
  await expect(fact(page, 'Next round')).toHaveText(/in 1\d hours|in \d+ (hours|minutes)/);
  const [round] = await rows('proton', 'eosio', 'eosio', 'globalsd');
  const { staked } = await own();
  const share =
    (BigInt(String(round?.['pool'])) * BigInt(String(staked))) /
    BigInt(String(round?.['totalrstaked']));
  expect(share).toBeGreaterThan(0n);
  await expect(fact(page, 'Your share of the next round, about')).toHaveText(
    `${withCommas((Number(share) / 10_000).toFixed(4))} XPR`,
  );
  const before = await balance('proton', 'bob');
  await submit('proton', page, 'Claim rewards');
  expect((await balance('proton', 'bob')) - before).toBeCloseTo(Number(tokens), 4);
  // The page shows the new state without a reload.
  await expect(fact(page, 'Claimable rewards')).toHaveText('0.0000 XPR');
  await expect(fact(page, 'Last claim')).toHaveText(/now|second/);
  await expect(button(page, 'Claim rewards')).toHaveCount(0);
});

test('XPR is staked for a term, and paid out at its end', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/wallet/longstaking/calculator?amount=1000&start=2&end=1`);
  await expect(main(page)).toContainText('2,100.0000');
  await field(page, 'Price at the end').fill('0');
  await expect(main(page)).toContainText('Enter a price above zero.');
  await main(page).getByRole('link', { name: 'Stake this amount' }).click();
  await expect(page).toHaveURL(/\/wallet\/longstaking\/stake\?amount=1000&plan=0/);
  await logIn(page, 'alice');
  await field(page, 'Amount').fill('99');
  await button(page, 'Stake for the term').click();
  await expect(main(page)).toContainText('Stake at least 100.0000 XPR.');
  await field(page, 'Amount').fill('250');
  await main(page).getByRole('combobox', { name: 'Plan' }).selectOption('1');
  const transfer = { from: 'alice', to: 'longstaking', quantity: '250.0000 XPR', memo: '1' };
  expect(await submit('proton', page, 'Stake for the term')).toEqual([
    { account: 'eosio.token', name: 'transfer', authorization: by('alice'), data: transfer },
  ]);
  const stakes = await rows('proton', 'longstaking', 'longstaking', 'stakes');
  expect(stakes.at(-1)).toMatchObject({ account: 'alice', plan_index: 1, staked: '250.0000 XPR' });

  const before = await balance('proton', 'alice');
  expect(await submit('proton', page, /^Claim 2,500/)).toEqual([
    {
      account: 'longstaking',
      name: 'claimstake',
      authorization: by('alice'),
      data: { account: 'alice', stake_index: 0 },
    },
  ]);
  // The price is that of the start, and the plan guarantees 105 percent of it.
  expect((await balance('proton', 'alice')) - before).toBeCloseTo(2625, 1);
});

test('WAX pays genesis members and voters', async ({ page }) => {
  await page.goto(`${siteOf('wax')}/wallet/gbm-rewards`);
  await logIn(page, 'carol');
  const before = await balance('wax', 'carol');
  const shown = fact(page, 'Unclaimed rewards');
  await expect(shown).toContainText(/\d/);
  const due = Number(/[\d.,]+\d/.exec((await shown.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(await submit('wax', page, 'Claim genesis rewards')).toEqual([
    {
      account: 'eosio',
      name: 'claimgenesis',
      authorization: by('carol'),
      data: { claimer: 'carol' },
    },
  ]);
  expect((await balance('wax', 'carol')) - before).toBeCloseTo(due, 6);
  // All has vested long ago, and is paid once.
  await expect(button(page, 'Claim genesis rewards')).toHaveCount(0);
  expect(await submit('wax', page, 'Claim rewards')).toEqual([
    { account: 'eosio', name: 'voterclaim', authorization: by('carol'), data: { owner: 'carol' } },
  ]);
  // One claim a day.
  await expect(main(page)).toContainText('Next claim in');
  await expect(button(page, 'Claim rewards')).toHaveCount(0);
});

test('Telos books its producers’ pay in rounds', async ({ page }) => {
  const booked = async () =>
    (await rows('telos', 'eosio', 'eosio', 'payments')).find(({ bp }) => bp === 'bpalpha11111');
  const [amount = ''] = String((await booked())?.['pay']).split('.');
  expect(Number(amount)).toBeGreaterThan(0);
  await page.goto(`${siteOf('telos')}/producers/bpalpha11111`);
  await expect(main(page)).toContainText(`Booked${Number(amount).toLocaleString('en-US')}.`);
  await expect(main(page)).toContainText('Next round');
  await expect(main(page)).toContainText('Added by the next round, at most');
});

test.describe('name bids', () => {
  test('are placed, raised by another account, and refunded', async ({ page }) => {
    const url = `${siteOf('kylin')}/namebids?tab=bid&name=zebra&amount=10`;
    const bid = async () =>
      (await rows('kylin', 'eosio', 'eosio', 'namebids')).find(
        ({ newname }) => newname === 'zebra',
      );
    await page.goto(url);
    await logIn(page, 'bob');
    await expect(main(page)).toContainText('Nobody has bid on this name yet.');
    const first = { bidder: 'bob', newname: 'zebra', bid: '10.0000 EOS' };
    expect(await submit('kylin', page, 'Bid')).toEqual([
      { account: 'eosio', name: 'bidname', authorization: by('bob'), data: first },
    ]);
    expect(await bid()).toMatchObject({ high_bidder: 'bob', high_bid: 100_000 });

    await addAccount(page, 'bob', 'alice');
    await page.goto(`${siteOf('kylin')}/namebids`);
    await main(page).getByRole('link', { name: 'Bid for zebra' }).click();
    await field(page, 'Bid').fill('11');
    await button(page, 'Bid').click();
    await expect(main(page)).toContainText('Bid at least 11.0001 EOS');
    await expect(field(page, 'Name')).toHaveValue('zebra');
    await field(page, 'Bid').fill('11.0001');
    const [raised] = await submit('kylin', page, 'Bid');
    expect(raised).toMatchObject({ data: { bidder: 'alice', bid: '11.0001 EOS' } });
    expect(await bid()).toMatchObject({ high_bidder: 'alice', high_bid: 110_001 });
    await field(page, 'Name').fill('bob');
    await field(page, 'Bid').fill('1');
    await button(page, 'Bid').click();
    await expect(main(page)).toContainText('This account exists already.');

    await addAccount(page, 'alice', 'bob');
    await page.goto(`${siteOf('kylin')}/namebids?tab=refund&name=zebra`);
    await expect(main(page)).toContainText('Your refund');
    expect(await submit('kylin', page, 'Claim the refund')).toEqual([
      {
        account: 'eosio',
        name: 'bidrefund',
        authorization: by('bob'),
        data: { bidder: 'bob', newname: 'zebra' },
      },
    ]);
    await expect(main(page)).toContainText('No refund for zebra');
    await expect(button(page, 'Claim the refund')).toBeDisabled();
  });
});

test.describe('REX', () => {
  test('a loan is rented, funded and defunded', async ({ page }) => {
    await page.goto(`${siteOf('bos')}/rex?tab=rent&amount=1`);
    await logIn(page, 'alice');
    await submit('bos', page, 'Rent CPU');
    const loans = async () =>
      (await rows('bos', 'eosio', 'eosio', 'cpuloan')).filter(({ from }) => from === 'alice');
    const loan = (await loans()).at(-1);
    const number = String(loan?.['loan_num']);
    await page.goto(`${siteOf('bos')}/rex?tab=loan&loan=cpu-${number}&amount=0.5`);
    const [deposit, fund] = await submit('bos', page, 'Fund the loan');
    expect(deposit).toMatchObject({
      name: 'deposit',
      data: { amount: expect.stringMatching(/^0\.5000 /) },
    });
    expect(fund).toMatchObject({
      name: 'fundcpuloan',
      authorization: by('alice'),
      data: {
        from: 'alice',
        loan_num: Number(number),
        payment: expect.stringMatching(/^0\.5000 /),
      },
    });
    const own = async () => (await loans()).find(({ loan_num }) => String(loan_num) === number);
    expect((await own())?.['balance']).toMatch(/^0\.5000 /);
    await main(page).getByRole('combobox', { name: 'Action' }).selectOption('defund-loan');
    await field(page, 'Amount').fill('0.6');
    await button(page, 'Take back').click();
    await expect(main(page)).toContainText('This exceeds the available balance.');
    await field(page, 'Amount').fill('0.2');
    const [defund] = await submit('bos', page, 'Take back');
    expect(defund).toMatchObject({
      name: 'defcpuloan',
      data: { from: 'alice', loan_num: Number(number), amount: expect.stringMatching(/^0\.2000 /) },
    });
    expect((await own())?.['balance']).toMatch(/^0\.3000 /);
  });

  test('lending needs votes, and a proxy cannot choose another proxy for them', async ({
    page,
  }) => {
    await page.goto(`${siteOf('bos')}/rex?tab=lend`);
    await logIn(page, 'mallory');
    await expect(main(page)).toContainText('Vote before you lend');
    await expect(button(page, 'Lend')).toBeDisabled();
    await page.goto(`${siteOf('bos')}/wallet/proxy?proxy=wiseproxy111`);
    await expect(main(page)).toContainText('a proxy cannot use another proxy');
    await expect(button(page, 'Vote via wiseproxy111')).toBeDisabled();
  });

  test('lending requires a proxy, which is set in the same transaction', async ({ page }) => {
    const voter = async () => {
      const bounds = { lower_bound: 'ivan', upper_bound: 'ivan' };
      return (await rowsOf<Row>('eosio', 'voters', { chain: 'bos', ...bounds }))[0];
    };
    expect(await voter()).toMatchObject({ proxy: '', producers: [] });
    await page.goto(`${siteOf('bos')}/rex?tab=lend&amount=1.5`);
    await logIn(page, 'ivan');
    await expect(main(page)).toContainText('Vote before you lend');
    const proxy = main(page).getByRole('combobox', { name: 'Proxy' });
    await button(page, 'Lend').click();
    await expect(main(page)).toContainText('Please enter an account.');
    await proxy.fill('bob');
    await expect(main(page)).toContainText('bob is not registered as a proxy.');
    await proxy.fill('ivan');
    await expect(main(page)).toContainText('An account cannot be its own proxy.');
    await button(page, 'Vote via wiseproxy111').click();
    await expect(proxy).toHaveValue('wiseproxy111');
    expect(await submit('bos', page, 'Lend')).toEqual([
      {
        account: 'eosio',
        name: 'voteproducer',
        authorization: by('ivan'),
        data: { voter: 'ivan', proxy: 'wiseproxy111', producers: [] },
      },
      {
        account: 'eosio',
        name: 'deposit',
        authorization: by('ivan'),
        data: { owner: 'ivan', amount: '1.5000 BOS' },
      },
      {
        account: 'eosio',
        name: 'buyrex',
        authorization: by('ivan'),
        data: { from: 'ivan', amount: '1.5000 BOS' },
      },
    ]);
    expect(await voter()).toMatchObject({ proxy: 'wiseproxy111', producers: [] });
    const lent = (await rows('bos', 'eosio', 'eosio', 'rexbal')).find(
      ({ owner }) => owner === 'ivan',
    );
    expect(lent?.['vote_stake']).toBe('1.5000 BOS');
    // The account may lend now, and is not asked again.
    await page.goto(`${siteOf('bos')}/rex?tab=lend`);
    await expect(field(page, 'Amount')).toBeVisible();
    await expect(proxy).toHaveCount(0);
  });
});

test('on Telos a vote for few producers counts little, as the form and the account say', async ({
  page,
}) => {
  const voter = async () => {
    const bounds = { lower_bound: 'bob', upper_bound: 'bob' };
    const [found] = await rowsOf<Row>('eosio', 'voters', { chain: 'telos', ...bounds });
    return found as { producers: string[]; staked: number; last_vote_weight: string };
  };
  await page.goto(`${siteOf('telos')}/vote`);
  await logIn(page, 'bob');
  const { producers } = await voter();
  await expect(main(page)).toContainText(`${String(producers.length)} of 30 chosen`);
  // More votes count more.
  const counts = main(page).locator('dl').filter({ hasText: 'Your vote counts' }).locator('dd');
  const amount = async () => parseFloat((await counts.innerText()).replaceAll(',', ''));
  const few = await amount();
  const open = main(page).getByRole('checkbox', { name: /^Vote for bp/, checked: false });
  await open.first().check();
  await expect.poll(amount).toBeGreaterThan(few);
  const chosen = producers.length + 1;
  const share = (Math.sin((Math.PI * chosen) / 30 - Math.PI / 2) + 1) / 2;
  await expect(main(page)).toContainText(`${((1 - share) * 100).toFixed(1)}% of your stake`);
  const shown = await amount();
  await submit('telos', page, /^Vote for \d+ producers?$/);
  const after = await voter();
  expect(after.producers).toHaveLength(chosen);
  expect(Number(after.last_vote_weight) / 10_000).toBeCloseTo(shown, 3);
  await page.goto(`${siteOf('telos')}/account/bob?tab=votes`);
  await expect(main(page)).toContainText(`${(share * 100).toFixed(1)}% of full weight`);
  await expect(main(page)).toContainText('A vote for 30 producers counts in full.');
});
