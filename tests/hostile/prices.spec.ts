import type { Locator, Page } from '@playwright/test';
import { ask, expect, rowsOf, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { lie, secondNode, useTwoNodes } from './lying-node.ts';
import { countSent } from './on-chain.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/prices.ts';

/** What a chain with one node asks is among the things tested here. */
test.use({ oneNodeAccepted: false });

const scenario = scenarioOf(scenarios);

type Row = Record<string, unknown>;

const times = (amount: unknown, factor: number) => {
  const [number = '', code = ''] = String(amount).split(' ');
  const decimals = number.split('.')[1]?.length ?? 0;
  return `${(Number(number) * factor).toFixed(decimals)} ${code}`;
};

/** Has the first node change the rows of a table, as long as `when` says so. */
const lieAbout = (page: Page, table: string, change: (row: Row) => void, when = () => true) =>
  lie(page, 'get_table_rows', ({ body, request }) => {
    if ((request as { table: string }).table !== table || !when()) return undefined;
    for (const row of (body as { rows: Row[] }).rows) change(row);
    return body as unknown;
  });

const richRam = ({ quote }: Row) => {
  const reserve = quote as Row;
  reserve['balance'] = times(reserve['balance'], 10);
};
const wholeRam = ({ quote }: Row) => {
  const reserve = quote as Row;
  reserve['balance'] = String(reserve['balance']).replace('.', '');
};
const dearPowerup = (row: Row) => {
  for (const side of [row['cpu'], row['net']] as Row[])
    for (const price of ['min_price', 'max_price']) side[price] = times(side[price], 10);
};

/** What a transaction paid to an account in A, less what it took, by the chain's history. */
async function paidTo(account: string, id: string): Promise<number> {
  interface Listed {
    act: { account: string; name: string; data: Record<string, string> };
  }
  const found = await ask<{ actions: Listed[] }>(`/v2/history/get_transaction?id=${id}`);
  return found.actions
    .filter(({ act }) => act.account === 'core.vaulta' && act.name === 'transfer')
    .map(({ act: { data } }) => {
      const amount = Number.parseFloat(data['quantity'] ?? '');
      return data['to'] === account ? amount : data['from'] === account ? -amount : 0;
    })
    .reduce((sum, one) => sum + one, 0);
}

/** Fills in a sale of RAM by alice, and has it reviewed. */
async function reviewSale(page: Page) {
  await page.goto('/wallet/ram/sell');
  await logIn(page, 'alice');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2048');
  await page.getByRole('main').getByRole('button', { name: 'Sell RAM', exact: true }).click();
  const review = await powers.openReview(page);
  await expect(review.dialog).not.toContainText('Checking with a second node');
  return review;
}

/** Both values that nodes report of an action, the first node's first. */
async function reported(dialog: Locator, what: string): Promise<[number, number]> {
  await expect(dialog).toContainText('The nodes disagree');
  const both = dialog
    .locator('dl > div')
    .filter({ hasText: what })
    .locator('dd')
    .filter({ hasText: /\d/ });
  await expect(both).toHaveCount(2);
  const texts = await both.allTextContents();
  const [first, second] = texts.map((text) => Number(/ ([\d.]+) [A-Z]+$/.exec(text.trim())?.[1]));
  return [first ?? Number.NaN, second ?? Number.NaN];
}

/** The price is doubted by a checkbox of its own, and nothing is signed without it. */
async function expectDoubt({ dialog, sign }: Review) {
  const doubt = dialog.getByRole('checkbox', { name: /report different figures/ });
  await expect(doubt).toBeVisible();
  for (const checkbox of await dialog.getByRole('checkbox').all()) await checkbox.check();
  await doubt.uncheck();
  await expect(sign).toBeDisabled();
}

type Review = Awaited<ReturnType<typeof powers.openReview>>;

scenario('price-ram-of-two', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'rammarket', richRam);
  const review = await reviewSale(page);
  const [lied, honest] = await reported(review.dialog, 'Result of sellram 2048 bytes');
  expect(lied / honest).toBeCloseTo(10, 1);
  await expectDoubt(review);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('price-ram-decimals', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'rammarket', wholeRam);
  const review = await reviewSale(page);
  const [lied, honest] = await reported(review.dialog, 'Result of sellram 2048 bytes');
  expect(lied / honest).toBeCloseTo(10_000, -2);
  await expectDoubt(review);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('price-ram-in-form', async ({ page }) => {
  let inForm = true;
  await useTwoNodes(page);
  await lieAbout(page, 'rammarket', richRam, () => inForm);
  await page.goto('/wallet/ram/sell');
  await logIn(page, 'alice');
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('2048');
  await expect(page.getByRole('region', { name: 'Estimate' })).toBeVisible();
  inForm = false;
  await page.getByRole('main').getByRole('button', { name: 'Sell RAM', exact: true }).click();
  const { dialog, sign } = await powers.openReview(page);
  await expect(dialog).toContainText('2 of 2 nodes agree');
  const price = dialog.locator('dl > div').filter({ hasText: 'Result of sellram 2048 bytes' });
  const said = Number.parseFloat((await price.locator('dd').textContent()) ?? '');
  await sign.click();
  const done = page.getByRole('status').filter({ hasText: 'Success' });
  const path = await done.locator('a[href*="/transaction/"]').getAttribute('href');
  const id = path?.split('/').at(-1) ?? '';
  await expect.poll(() => paidTo('alice', id)).toBeCloseTo(said, 3);
});

scenario('price-ram-alone', async ({ page }) => {
  const sent = countSent(page);
  await lieAbout(page, 'rammarket', richRam);
  const { dialog, sign, cancel } = await reviewSale(page);
  await expect(dialog).toContainText('Only one node is configured.');
  await expect(dialog.getByRole('checkbox', { name: /no second node can check it/ })).toBeVisible();
  await expect(sign).toBeDisabled();
  await cancel();
  expect(sent()).toBe(0);
});

scenario('price-ram-unanswered', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'rammarket', richRam);
  await page.route(
    (url) => url.origin === secondNode && url.pathname.endsWith('/get_table_rows'),
    (route) => route.abort(),
  );
  const { dialog, sign, cancel } = await reviewSale(page);
  await expect(dialog).toContainText('Comparison with a second node failed.');
  await expect(dialog.getByRole('checkbox', { name: /some checks failed/ })).toBeVisible();
  await expect(sign).toBeDisabled();
  await cancel();
  expect(sent()).toBe(0);
});

scenario('price-rex-of-two', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'rexpool', (row) => {
    row['total_rex'] = times(row['total_rex'], 10);
  });
  const lent = { from: 'carol', amount: '3.0000 EOS' };
  const review = await powers.reviewLink(page, 'buyrex', lent, { as: 'carol' });
  const [lied, honest] = await reported(review.dialog, 'Result of buyrex 3.0000 EOS');
  expect(lied / honest).toBeCloseTo(10, 1);
  await expectDoubt(review);
  await review.cancel();
  expect(sent()).toBe(0);
});

/** Fills in a PowerUp for bob, and has it reviewed once `ready`. */
async function reviewPowerup(page: Page, ready = () => undefined as unknown) {
  await page.goto('/wallet/powerup?in=tokens');
  await logIn(page, 'bob');
  await page.getByRole('textbox', { name: 'Spend on CPU' }).fill('5');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('Maximum payment');
  ready();
  await page.getByRole('main').getByRole('button', { name: 'Rent', exact: true }).click();
  const review = await powers.openReview(page);
  await expect(review.dialog).not.toContainText('Checking with a second node');
  return review;
}

scenario('price-powerup-of-two', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'powup.state', dearPowerup);
  const review = await reviewPowerup(page);
  const [lied, honest] = await reported(review.dialog, 'Cost of powerup bob');
  expect(lied / honest).toBeGreaterThan(5);
  await expectDoubt(review);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('price-powerup-in-form', async ({ page }) => {
  let inForm = true;
  const sent = countSent(page);
  await useTwoNodes(page);
  await lieAbout(page, 'powup.state', dearPowerup, () => inForm);
  const { dialog, sign, cancel } = await reviewPowerup(page, () => (inForm = false));
  await expect(dialog).toContainText('2 of 2 nodes agree');
  const cost = dialog.locator('dl > div').filter({ hasText: 'Cost of powerup bob' });
  // As the maximum payment is: the market counts EOS.
  await expect(cost.locator('dd')).toHaveText(/\d A$/);
  await expect(dialog.getByRole('checkbox', { name: /more than twice/ })).toBeVisible();
  await expect(sign).toBeDisabled();
  await cancel();
  expect(sent()).toBe(0);
});

scenario('price-bid-of-two', async ({ page }) => {
  const sent = countSent(page);
  const bids = await rowsOf<Row>('eosio', 'namebids');
  const open = bids.find((row) => Number(row['high_bid']) > 0 && row['high_bidder'] !== 'carol')!;
  await useTwoNodes(page);
  await lieAbout(page, 'namebids', (row) => {
    row['high_bid'] = Number(row['high_bid']) * 100;
  });
  const name = String(open['newname']);
  const bid = `${(Number(open['high_bid']) / 5_000).toFixed(4)} EOS`;
  const data = { bidder: 'carol', newname: name, bid };
  const review = await powers.reviewLink(page, 'bidname', data, { as: 'carol' });
  const [lied, honest] = await reported(review.dialog, `Highest bid: bidname ${name}`);
  expect(lied / honest).toBeCloseTo(100, 1);
  await expectDoubt(review);
  await review.cancel();
  expect(sent()).toBe(0);
});

scenario('price-bid-in-form', async ({ page }) => {
  let inForm = true;
  const sent = countSent(page);
  const name = 'nobodybid';
  await useTwoNodes(page);
  await lie(page, 'get_table_rows', ({ body, request }) => {
    const { table } = request as { table: string };
    if (table !== 'namebids' || !inForm) return undefined;
    const row = { newname: name, high_bidder: 'dave', high_bid: 1_000_000 };
    const rows = [{ ...row, last_bid_time: '2026-01-01T00:00:00.000' }];
    return { ...(body as Row), rows, more: false };
  });
  await page.goto(`/namebids?tab=bid`);
  await logIn(page, 'carol');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(page.getByRole('main')).toContainText('Next bid from');
  await page.getByRole('textbox', { name: 'Bid', exact: true }).fill('110.0001');
  inForm = false;
  await page.getByRole('main').getByRole('button', { name: 'Bid', exact: true }).click();
  const { dialog, sign, cancel } = await powers.openReview(page);
  const bid = dialog.locator('dl > div').filter({ hasText: `Highest bid: bidname ${name}` });
  await expect(bid.locator('dd')).toHaveText('none');
  await expect(dialog.getByRole('checkbox', { name: /two nodes report no bid/ })).toBeVisible();
  await expect(sign).toBeDisabled();
  await cancel();
  expect(sent()).toBe(0);
});
