import type { Page } from '@playwright/test';
import { requestTimeoutMs, settlingMs } from '#src/chain/core/limits.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { secondNode, useTwoNodes } from './lying-node.ts';
import { countSent, memoOf } from './on-chain.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/pressing.ts';

test.use({ hasTouch: true });

const scenario = scenarioOf(scenarios);

/**
 * Stops the clock of what waits for the moment before Sign, by its milliseconds: nothing else waits for
 * just as long. Resolves to what lets it pass.
 */
async function holdMoment(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const waiting: (() => void)[] = [];
    const real = globalThis.setTimeout;
    Reflect.set(globalThis, 'letMomentPass', () => {
      for (const work of waiting.splice(0)) work();
    });
    Reflect.set(globalThis, 'setTimeout', (work: () => void, ms?: number, ...rest: unknown[]) =>
      ms === held ? waiting.push(work) : real(work, ms, ...rest),
    );
  }, settlingMs);
  return () => page.evaluate(() => (Reflect.get(globalThis, 'letMomentPass') as () => void)());
}

async function openReview(page: Page, memo: string) {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByLabel('Memo').fill(memoOf(memo));
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  const button = review.getByRole('button', { name: 'Sign', exact: true });
  await expect(button).toBeVisible();
  await expect(review.getByText(/Checking for risks|Dry run in progress/)).toHaveCount(0);
  return { review, button };
}

/** Presses in every way that a visitor can. */
async function pressAll(page: Page, button: Awaited<ReturnType<typeof openReview>>['button']) {
  const { x, y, width, height } = (await button.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.click(left, top);
  await page.mouse.click(left, top, { clickCount: 2 });
  await page.touchscreen.tap(left, top);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
}

scenario('press-as-it-appears', async ({ page }) => {
  const sent = countSent(page);
  const pass = await holdMoment(page);
  const { review, button } = await openReview(page, 'early');
  await pressAll(page, button);
  await expect(review).toBeVisible();
  expect(sent()).toBe(0);
  await pass();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(sent()).toBe(1);
});

scenario('press-as-window-closes', async ({ page }) => {
  const sent = countSent(page);
  const pass = await holdMoment(page);
  const { review, button } = await openReview(page, 'window');
  await pass();
  await expect(review.locator('[role="group"][aria-disabled="true"]')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
  await pressAll(page, button);
  await expect(review).toBeVisible();
  expect(sent()).toBe(0);
  await pass();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  expect(sent()).toBe(1);
});

scenario('press-as-warnings-change', async ({ page }) => {
  const sent = countSent(page);
  await liftTimeLimits(page, requestTimeoutMs);
  await useTwoNodes(page);
  let compare: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (compare = resolve));
  await page.route(
    (url) => url.origin === secondNode && url.pathname.endsWith('/get_currency_balance'),
    async (route) => {
      await asked;
      await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: ['1.0000 A'] });
    },
  );
  const pass = await holdMoment(page);
  const { review, button } = await openReview(page, 'change');
  await pass();
  await pressAll(page, button);
  compare();
  const doubt = review.getByRole('checkbox', { name: /report different figures/ });
  await expect(doubt).toBeVisible();
  // All of it is held back for now.
  await doubt.check({ force: true });
  await pressAll(page, button);
  await expect(review).toBeVisible();
  expect(sent()).toBe(0);
  await pass();
  await button.click();
  await expect.poll(sent).toBe(1);
});
