import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { blocksLookedFor, thirdOperatorMs } from '#src/chain/core/limits.ts';
import { ask, devnetUrl, expect, siteOf } from '../e2e/fixtures.ts';
import { logIn, sign } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import {
  firstNode,
  lie,
  type Lie,
  secondNode,
  useThreeNodes,
  useTwoNodes,
  WithStatus,
} from './lying-node.ts';
import { memoOf, paymentsWith } from './on-chain.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/sending.ts';

const scenario = scenarioOf(scenarios);
const OTHER_ID = 'ab'.repeat(32);
/** For keys in the page. */
const EXPIRY_SECONDS = 120;
const headers = { 'access-control-allow-origin': '*' };

interface Sending {
  packed_trx: string;
}

const refusal = (code: number, name: string, message: string) =>
  new WithStatus(500, {
    code: 500,
    message: 'Internal Service Error',
    error: {
      code,
      name,
      what: message,
      details: [{ message, file: '', line_number: 0, method: '' }],
    },
  });

const expired = refusal(3_040_005, 'expired_tx_exception', 'expired transaction');
const noCpu = refusal(3_080_004, 'tx_cpu_usage_exceeded', 'billed CPU time is greater');
const duplicate = refusal(3_040_008, 'tx_duplicate', 'duplicate transaction');

async function open(page: Page): Promise<void> {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
}

const sendButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Send', exact: true });

async function fill(page: Page, memo: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByLabel('Memo').fill(memo);
}

async function pay(page: Page, memo: string): Promise<void> {
  await fill(page, memo);
  await sendButton(page).click();
  await sign(page);
}

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
const review = (page: Page) => page.getByRole('dialog', { name: 'Review transaction' });
const sameBytes = 'Send the same bytes again';

async function expectOnePayment(page: Page, memo: string): Promise<void> {
  await expect(success(page)).toContainText(/n block [\d,]+/);
  await expect.poll(() => paymentsWith(memo, 'carol')).toBe(1);
}

/** Has a node answer to a sent transaction without passing it on. */
async function swallow(
  page: Page,
  answer: (id: string) => WithStatus | object,
  { node = firstNode, times }: { node?: string; times?: number } = {},
): Promise<void> {
  await page.route(
    `${node}/v1/chain/send_transaction2`,
    (route) => {
      const answered = answer(idIn(route));
      return answered instanceof WithStatus
        ? route.fulfill({ status: answered.status, headers, json: answered.body })
        : route.fulfill({ status: 202, headers, json: answered });
    },
    times === undefined ? {} : { times },
  );
}

const bytesIn = (route: Route) =>
  Buffer.from(
    (JSON.parse(route.request().postData() ?? '') as { transaction: Sending }).transaction
      .packed_trx,
    'hex',
  );
const idIn = (route: Route) => createHash('sha256').update(bytesIn(route)).digest('hex');

/** When what is sent expires, in seconds from now: as the bytes say, on the way to any node. */
async function expiriesOf(page: Page): Promise<number[]> {
  const expiries: number[] = [];
  await page.route('**/v1/chain/send_transaction2', (route) => {
    expiries.push(bytesIn(route).readUInt32LE(0) - Date.now() / 1000);
    return route.fallback();
  });
  return expiries;
}

const aheadBy =
  (seconds: number) =>
  ({ body }: { body: { head_block_time: string } }) => ({
    ...body,
    head_block_time: new Date(Date.parse(`${body.head_block_time}Z`) + seconds * 1000)
      .toISOString()
      .slice(0, -1),
  });

scenario('sent-refused-after-accepting', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'send_transaction2', () => expired);
  await open(page);
  const memo = memoOf('refused');
  await pay(page, memo);
  await expectOnePayment(page, memo);
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0);
});

scenario('sent-refused-by-the-only-node', async ({ page }) => {
  await lie(page, 'send_transaction2', () => expired);
  await open(page);
  const memo = memoOf('refused by one');
  await pay(page, memo);
  await expectOnePayment(page, memo);
});

scenario('sent-refused-and-hidden', async ({ page }) => {
  let isHiding = true;
  await lie(page, 'send_transaction2', () => (isHiding ? expired : undefined));
  await lie(page, 'get_block', ({ body }) =>
    isHiding ? { ...body, transactions: [] } : undefined,
  );
  await page.route(/get_transaction/, (route) =>
    isHiding ? route.fulfill({ status: 500, headers, json: {} }) : route.fallback(),
  );
  await open(page);
  const memo = memoOf('hidden');
  await pay(page, memo);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText(`Only ${new URL(firstNode).host} refused it`);
  await expect(alert).toContainText('It may still be executed until');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(review(page)).toContainText('An identical transaction may still be executed until');
  isHiding = false;
  await review(page).getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(page, memo);
});

scenario('sent-500-after-accepting', async ({ page }) => {
  await lie(page, 'send_transaction2', () => new WithStatus(500, {}));
  await open(page);
  const memo = memoOf('server error');
  await pay(page, memo);
  await expectOnePayment(page, memo);
});

scenario('sent-404-after-accepting', async ({ page }) => {
  for (const call of ['send_transaction2', 'send_transaction'])
    await lie(page, call, () => new WithStatus(404, {}));
  await open(page);
  const memo = memoOf('no such call');
  await pay(page, memo);
  await expectOnePayment(page, memo);
});

/** Both nodes refuse the next payment for lack of CPU. What they were sent. */
async function refuseForNow(page: Page): Promise<() => unknown> {
  await useTwoNodes(page);
  let kept: unknown;
  for (const node of [firstNode, secondNode])
    await page.route(
      `${node}/v1/chain/send_transaction2`,
      (route) => {
        kept = route.request().postDataJSON();
        return route.fulfill({ status: noCpu.status, headers, json: noCpu.body });
      },
      { times: 1 },
    );
  return () => kept;
}

scenario('sent-refused-for-now', async ({ page, request }) => {
  const kept = await refuseForNow(page);
  await open(page);
  const memo = memoOf('no CPU');
  await pay(page, memo);
  const alert = page.getByRole('alert').filter({ hasText: 'too little CPU' });
  await expect(alert).toContainText('It may still be executed until');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(review(page)).toContainText('An identical transaction may still be executed until');
  // The liar sends it after all.
  const sent = await request.post(`${devnetUrl}/v1/chain/send_transaction2`, { data: kept() });
  expect(sent.ok()).toBe(true);
  await review(page).getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(page, memo);
});

scenario('sent-executed-meanwhile', async ({ page, request }) => {
  const kept = await refuseForNow(page);
  await open(page);
  const memo = memoOf('meanwhile');
  await pay(page, memo);
  await expect(page.getByRole('alert').filter({ hasText: 'too little CPU' })).toBeVisible();
  await page.goto('/wallet/powerup');
  const sent = await request.post(`${devnetUrl}/v1/chain/send_transaction2`, { data: kept() });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => paymentsWith(memo, 'carol')).toBe(1);
  await page.goto('/wallet/transfer');
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toContainText('An identical transaction is already in block');
  await expect(review(page).getByRole('checkbox', { name: /once more/ })).not.toBeChecked();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await paymentsWith(memo, 'carol')).toBe(1);
});

scenario('sent-unknown-to-index', async ({ page, request }) => {
  const kept = await refuseForNow(page);
  await page.route(/\/v[12]\/history\/get_(transaction|actions)/, (route) => route.abort());
  await open(page);
  const memo = memoOf('unindexed');
  await pay(page, memo);
  await expect(page.getByRole('alert').filter({ hasText: 'too little CPU' })).toBeVisible();
  await page.goto('about:blank');
  const sent = await request.post(`${devnetUrl}/v1/chain/send_transaction2`, { data: kept() });
  expect(sent.ok()).toBe(true);
  await expect.poll(() => paymentsWith(memo, 'carol')).toBe(1);
  const head = async () =>
    (await ask<{ head_block_num: number }>('/v1/chain/get_info', {})).head_block_num;
  const executedBy = await head();
  // Until the newest blocks, which a review reads, have it no more.
  await expect.poll(head).toBeGreaterThan(executedBy + blocksLookedFor + 1);

  await page.goto('/');
  const pending = () => page.evaluate(() => localStorage.getItem('pronghorn-pending/eos'));
  await expect.poll(pending).toMatch(/"blockNum":\d+/);
  await page.goto('/wallet/transfer');
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toContainText('An identical transaction is already in block');
  await expect(review(page).getByRole('checkbox', { name: /once more/ })).not.toBeChecked();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await paymentsWith(memo, 'carol')).toBe(1);
});

scenario('sent-in-another-tab', async ({ page, context }) => {
  await open(page);
  const reviewing = await context.newPage();
  const memo = memoOf('tabs');
  await reviewing.goto(`${siteOf('eos')}/wallet/transfer`);
  await fill(reviewing, memo);
  await sendButton(reviewing).click();
  await expect(review(reviewing).getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
  await expect(review(reviewing)).not.toContainText('identical transaction');

  await swallow(page, (id) => ({ transaction_id: id, processed: {} }), { times: 1 });
  await pay(page, memo);
  await expect(page.getByRole('status').filter({ hasText: 'Accepted by' })).toBeVisible();
  expect(await paymentsWith(memo, 'carol')).toBe(0);

  const late = await context.newPage();
  await late.goto(`${siteOf('eos')}/wallet/transfer`);
  await fill(late, memo);
  await sendButton(late).click();
  for (const tab of [late, reviewing])
    await expect(review(tab)).toContainText('An identical transaction may still be executed');
  await review(reviewing).getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(reviewing, memo);
});

scenario('sent-foreign-id', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'send_transaction2', ({ body }) => ({ ...body, transaction_id: OTHER_ID }));
  await open(page);
  const memo = memoOf('foreign');
  await pay(page, memo);
  await expectOnePayment(page, memo);
  await expect(success(page)).toContainText('returned a different transaction id');
  await expect(success(page).locator(`a[href*="${OTHER_ID}"]`)).toHaveCount(0);
});

scenario('sent-foreign-id-by-the-only-node', async ({ page }) => {
  await swallow(page, () => ({ transaction_id: OTHER_ID, processed: {} }), { times: 1 });
  await open(page);
  const memo = memoOf('foreign by one');
  await pay(page, memo);
  const alert = page.getByRole('alert').filter({ hasText: 'Error' });
  await expect(alert).toContainText('The node returned a different transaction id');
  await expect(alert.locator(`a[href*="${OTHER_ID}"]`)).toHaveCount(0);
  expect(await paymentsWith(memo, 'carol')).toBe(0);
  await alert.getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(page, memo);
});

scenario('sent-swallowed', async ({ page }) => {
  await swallow(page, (id) => ({ transaction_id: id, processed: {} }), { times: 1 });
  await open(page);
  const memo = memoOf('swallowed');
  await pay(page, memo);
  const waiting = page.getByRole('status').filter({ hasText: 'waiting for a block' });
  await expect(waiting).toContainText(`Accepted by ${new URL(firstNode).host}`);
  // Nothing ever came of it, and nothing says that it did.
  const stillOpen = page.getByRole('status').filter({ hasText: 'Not in a block yet' });
  await expect(stillOpen).toContainText('It may still be executed until');
  await expect(success(page)).toHaveCount(0);
  expect(await paymentsWith(memo, 'carol')).toBe(0);
  await page.reload();
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toContainText('An identical transaction may still be executed until');
  await review(page).getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(page, memo);
  // Its fate is known: the same once more is a payment like any other.
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toBeVisible();
  await expect(review(page)).not.toContainText('identical transaction');
});

scenario('sent-duplicate-claimed', async ({ page }) => {
  await useTwoNodes(page);
  await swallow(page, () => duplicate);
  await open(page);
  const memo = memoOf('duplicate');
  await pay(page, memo);
  await expectOnePayment(page, memo);
});

scenario('sent-block-invented', async ({ page }) => {
  await useTwoNodes(page);
  let id = '';
  await swallow(page, (own) => {
    id = own;
    return { transaction_id: own, processed: {} };
  });
  await lie(page, 'get_block', ({ body }) =>
    id === '' ? undefined : { ...body, transactions: [...body.transactions, { trx: { id } }] },
  );
  await open(page);
  const memo = memoOf('invented');
  await pay(page, memo);
  const disputed = page.getByRole('status').filter({ hasText: 'The nodes disagree' });
  await expect(disputed).toContainText(`${new URL(secondNode).host} returns that block without it`);
  expect(await paymentsWith(memo, 'carol')).toBe(0);
  await disputed.getByRole('button', { name: sameBytes }).click();
  await expectOnePayment(page, memo);
});

scenario('sent-block-of-two-liars', async ({ page }) => {
  await liftTimeLimits(page, thirdOperatorMs);
  await useThreeNodes(page);
  let id = '';
  await swallow(page, (own) => {
    id = own;
    return { transaction_id: own, processed: {} };
  });
  const inventing: Lie = ({ body }) =>
    id === '' ? undefined : { ...body, transactions: [...body.transactions, { trx: { id } }] };
  await lie(page, 'get_block', inventing, { node: null });
  await open(page);
  const memo = memoOf('of two');
  await pay(page, memo);
  const disputed = page.getByRole('status').filter({ hasText: 'The nodes disagree' });
  await expect(disputed).toContainText('127.0.0.1:65001 returns that block without it');
  await expect(success(page)).toHaveCount(0);
  expect(await paymentsWith(memo, 'carol')).toBe(0);
});

scenario('sent-block-hidden', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_block', ({ body }) => ({ ...body, transactions: [] }));
  await open(page);
  const memo = memoOf('left out');
  await pay(page, memo);
  const disputed = page.getByRole('status').filter({ hasText: 'The nodes disagree' });
  await expect(disputed).toContainText(`${new URL(firstNode).host} returns that block without it`);
  expect(await paymentsWith(memo, 'carol')).toBe(1);
  await page.reload();
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toContainText('identical transaction');
});

scenario('sent-answers-lost', async ({ page }) => {
  await useTwoNodes(page);
  let sent = 0;
  await page.route('**/v1/chain/send_transaction2', async (route) => {
    // The first has it, the second not even that.
    if (sent++ === 0) await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  const memo = memoOf('lost');
  await pay(page, memo);
  await expectOnePayment(page, memo);
  expect(sent).toBe(2);
});

scenario('sent-double-click', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'send_transaction2', () => expired);
  await open(page);
  const memo = memoOf('double');
  await fill(page, memo);
  await sendButton(page).dblclick();
  await sign(page);
  await expectOnePayment(page, memo);
  await expect(review(page)).toHaveCount(0);
});

scenario('sent-head-in-the-future', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_info', aheadBy(7_200));
  const expiries = await expiriesOf(page);
  await open(page);
  const memo = memoOf('future');
  await fill(page, memo);
  await sendButton(page).click();
  await expect(review(page)).toContainText('The node’s clock is 2 hr ahead of this device.');
  await sign(page);
  await expectOnePayment(page, memo);
  expect(expiries.length).toBeGreaterThan(0);
  for (const seconds of expiries) expect(seconds).toBeLessThanOrEqual(EXPIRY_SECONDS);
});

scenario('sent-head-in-the-past', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_info', aheadBy(-7_200));
  const expiries = await expiriesOf(page);
  await open(page);
  const memo = memoOf('past');
  await pay(page, memo);
  await expectOnePayment(page, memo);
  for (const seconds of expiries) expect(seconds).toBeGreaterThan(EXPIRY_SECONDS / 2);
});

scenario('sent-expiry-stretched', async ({ page }) => {
  await lie(page, 'get_info', aheadBy(25));
  const expiries = await expiriesOf(page);
  await open(page);
  const memo = memoOf('stretched');
  await pay(page, memo);
  await expectOnePayment(page, memo);
  expect(expiries.length).toBeGreaterThan(0);
  for (const seconds of expiries) expect(seconds).toBeLessThanOrEqual(EXPIRY_SECONDS);
});
