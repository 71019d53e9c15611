import type { CDPSession, Page } from '@playwright/test';
import { devnetUrl, expect, test } from './fixtures.ts';

const ROWS = 1000;
/** Of a visitor's processor, that of the test's machine is so many times as fast. */
const SLOWER = 4;
/**
 * Milliseconds of the page's processor until a list is in its new order, or has the wanted rows only,
 * on a machine where the yardstick below takes `YARDSTICK`. Slower machines get more in proportion.
 */
const MOST = 100;
/** Milliseconds, at the same throttle. */
const YARDSTICK = 300;
/** The page also does other work: the best of some attempts counts. */
const TRIES = 15;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tokens = Array.from({ length: ROWS }, (_, at) => ({
  symbol: `T${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}${letters[Math.floor(at / 676)]}`,
  precision: 4,
  amount: ((at * 7919) % 100_003) / 10 + 1,
  contract: `tokens${letters[at % 26]!.toLowerCase()}`,
}));

/** Milliseconds that the page's main thread has worked, which other programs do not add to. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
}

/** The work from an action until the first row of a table is another one and painted. */
async function timeOf(
  page: Page,
  session: CDPSession,
  [table, act, from, to]: readonly [table: string, act: string, from: string, to: string],
): Promise<number> {
  const before = await workOf(session);
  await page.evaluate(
    async ([name, code, before, after]) => {
      const first = () =>
        [...document.querySelectorAll('table')]
          .find((one) => one.caption?.textContent === name)
          ?.querySelector('tbody tr:not([aria-hidden])')?.textContent ?? '';
      if (!first().startsWith(before!)) throw new Error(`${before} is not first: ${first()}`);
      const began = performance.now();
      new Function(code!)();
      while (!first().startsWith(after!)) {
        if (performance.now() - began > 20_000) throw new Error(`${after} never came: ${first()}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    [table, act, from, to],
  );
  return (await workOf(session)) - before;
}

/**
 * A fixed piece of a browser's work: a table of 1,000 rows is built and laid out. Its time says how
 * slow the machine's processor is just now, as with another program on its second thread.
 */
async function yardstick(page: Page, session: CDPSession): Promise<number> {
  const before = await workOf(session);
  await page.evaluate((rows) => {
    const table = document.createElement('table');
    for (let row = 0; row < rows; row++) {
      const line = table.insertRow();
      for (const text of ['name', '1,234.5678', '1 of 2'])
        line.insertCell().appendChild(document.createElement('b')).textContent = text;
    }
    document.body.append(table);
    table.getBoundingClientRect();
    table.remove();
  }, ROWS);
  return (await workOf(session)) - before;
}

test('a list of 1,000 tokens sorts and filters within 100 ms on a slow processor', async ({
  page,
}) => {
  await page.route(`${devnetUrl}/v2/state/get_tokens*`, (route) =>
    route.fulfill({
      json: { account: 'alice', tokens },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto('/account/alice');
  const tools = page.getByRole('group', { name: 'Sort by' });
  await expect(tools).toBeVisible();
  const rows = page.getByRole('table', { name: 'Tokens' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('TAAA');
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const press = (label: string) =>
    `[...document.querySelectorAll('button')].find((one) => one.textContent === '${label}').click()`;
  const largest = tokens.toSorted((a, b) => b.amount - a.amount)[0]!.symbol;
  const type = (text: string) =>
    `const field = document.querySelector('input[type=search][maxlength="40"]');
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
     field.dispatchEvent(new Event('input', { bubbles: true }));`;
  const best = { sort: Infinity, filter: Infinity, yardstick: Infinity };
  const isSlow = () => best.sort >= MOST || best.filter >= MOST;
  for (let again = 0; again < TRIES && isSlow(); again++) {
    const time = (act: string, from: string, to: string) =>
      timeOf(page, session, ['Tokens', act, from, to]);
    const sorted = await time(press('Amount'), 'TAAA', largest);
    const back = await time(press('Default'), largest, 'TAAA');
    const filtered = await time(type('tzz'), 'TAAA', 'TZZA');
    await time(type(''), 'TZZA', 'TAAA');
    best.sort = Math.min(best.sort, sorted, back);
    best.filter = Math.min(best.filter, filtered);
  }
  for (let again = 0; again < 5; again++)
    best.yardstick = Math.min(best.yardstick, await yardstick(page, session));
  const bound = MOST * Math.max(1, best.yardstick / YARDSTICK);
  const [sort, filter, work] = [best.sort, best.filter, best.yardstick].map(Math.round);
  console.log(`sorts in ${sort} ms, filters in ${filter} ms; the yardstick takes ${work} ms`);
  expect(best.sort).toBeLessThan(bound);
  expect(best.filter).toBeLessThan(bound);
});
