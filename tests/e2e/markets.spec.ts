import { readFile } from 'node:fs/promises';
import { ask, devnetUrl, expect, test } from './fixtures.ts';

interface Side {
  weight: string | number;
  utilization: string | number;
  adjusted_utilization: string | number;
  utilization_timestamp: string;
  decay_secs: number;
  exponent: string | number;
  min_price: string;
  max_price: string;
}

const units = (amount: string) => Number(amount.split(' ', 1)[0]);
const written = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

test('PowerUp: the state of the market, the price of a share, and the curve', async ({ page }) => {
  const body = { json: true, code: 'eosio', scope: '0', table: 'powup.state' };
  const { rows } = await ask<{ rows: { cpu: Side; net: Side; min_powerup_fee: string }[] }>(
    '/v1/chain/get_table_rows',
    body,
  );
  const { cpu } = rows[0]!;
  const [least, most] = [units(cpu.min_price), units(cpu.max_price)];
  await page.goto('/wallet/powerup');
  const market = page.getByRole('region', { name: 'PowerUp market' });
  await market.scrollIntoViewIfNeeded();
  const row = (name: string) => market.getByRole('row').filter({ hasText: name });
  await expect(row('Lowest price of 1%')).toContainText(written(least / 100));
  await expect(row('Highest price of 1%')).toContainText(written(most / 100));
  await expect(row('Exponent')).toContainText(String(Number(cpu.exponent)));
  await expect(row('Rented out')).toContainText(
    `${(Math.floor((Number(cpu.utilization) / Number(cpu.weight)) * 1e6) / 1e4).toFixed(4)}%`,
  );
  // The contract's formula for an exponent of two, from what is rented out to 10% more.
  const end = (used: number) => least * used + ((most - least) / 2) * used ** 2;
  const used = Number(cpu.utilization) / Number(cpu.weight);
  await market.getByLabel('Share of the market').fill('10');
  const cost = market.locator('dl > div', { hasText: 'Price of CPU' }).locator('dd');
  const paid = Number((await cost.textContent())?.replaceAll(/[^\d.]/g, ''));
  expect(Math.abs(paid / (end(used + 0.1) - end(used)) - 1)).toBeLessThan(0.001);
  const slider = market.getByRole('slider', { name: /^Price of 1% of the CPU market/ });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', `${written(most / 100)} A, 100%`);
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /, 99%$/);
  await market.getByRole('button', { name: 'Table' }).click();
  await expect(market.getByRole('table', { name: /^Price of 1%/ }).getByRole('row')).toHaveCount(
    102,
  );
  await page.goto('/ar/chain');
  const section = page.getByRole('region', { name: 'سوق PowerUp' });
  await page.mouse.wheel(0, 20_000);
  await expect(section.getByRole('slider')).toBeVisible();
});

test('RAM: the largest buyers and sellers, and prices of trades', async ({ page }) => {
  const totals = async (name: string, who: string) => {
    const found = new Map<string, number>();
    const query = `account=eosio&filter=eosio:${name}&limit=1000`;
    const response = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
    const { actions } = (await response.json()) as {
      actions: { act: { data: Record<string, string> } }[];
    };
    for (const { act } of actions) {
      const fee = name === 'logbuyram' ? units(act.data['fee']!) : 0;
      const account = act.data[who]!;
      found.set(account, (found.get(account) ?? 0) + units(act.data['quantity']!) - fee);
    }
    return [...found].toSorted(([, a], [, b]) => b - a);
  };
  const [buyer] = await totals('logbuyram', 'payer');
  await page.goto('/wallet/ram/buy?trades=latest');
  await page.mouse.wheel(0, 2000);
  const buyers = page.getByRole('table', { name: 'Largest buyers' }).locator('tbody');
  const [name, amount] = buyer!;
  await expect(buyers.getByRole('row').first()).toContainText(name);
  await expect(buyers.getByRole('row').first()).toContainText(written(amount));
  const [seller] = await totals('logsellram', 'account');
  const sellers = page.getByRole('table', { name: 'Largest sellers' }).locator('tbody');
  await expect(sellers.getByRole('row').first()).toContainText(seller![0]);
  await expect(page.getByRole('slider', { name: 'Price per KB in trades' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Resale value');
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  // Other tests trade meanwhile.
  await expect(page.getByRole('main')).toContainText(/No RAM trades|Trades: \d/);
});

test('a link has the picture of its kind of page', async ({ page }) => {
  for (const [path, kind] of [
    ['/', 'site'],
    ['/account/alice', 'account'],
    ['/wallet/powerup', 'wallet'],
    ['/es/tokens', 'token'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    const picture = page.locator('meta[property="og:image"]');
    await expect(picture).toHaveAttribute('content', new RegExp(`/share/eos/${kind}\\.png$`));
    const response = await page.evaluate(async (url) => {
      const { status, headers } = await fetch(url);
      return [status, headers.get('content-type')];
    }, `/share/eos/${kind}.png`);
    expect(response).toEqual([200, 'image/png']);
  }
});

test('REX: prices of seven days and of all time; a producer: its places on a map', async ({
  page,
}) => {
  await page.goto('/rex');
  const prices = page.getByRole('region', { name: /^Price of A, / });
  await page.mouse.wheel(0, 1500);
  await expect(prices.getByRole('heading')).toHaveText('Price of A, 7 days');
  const slider = prices.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /\$/);
  const week = Number(await slider.getAttribute('max'));
  expect(week).toBeGreaterThan(100);
  await prices.getByRole('button', { name: 'All time' }).click();
  await expect(prices.getByRole('heading')).toHaveText('Price of A, all time');
  await expect(slider).toBeVisible();
  await expect(slider).not.toHaveAttribute('max', String(week));
  await page.goto('/producers/bpalpha11111');
  const map = page.getByRole('img', { name: /^World map with / });
  await expect(map).toHaveAccessibleName(/-?\d+\.\d°, -?\d+\.\d°/);
  await expect(map.locator('rect')).not.toHaveCount(0);
});

test('a producer’s votes over time are those of its row at each moment', async ({ page }) => {
  const owner = 'bpgolf111111';
  await page.goto(`/producers/${owner}`);
  const part = page.getByRole('region', { name: 'Votes over time' });
  await part.scrollIntoViewIfNeeded();
  await part.getByRole('button', { name: '1 year' }).click();
  await part.getByRole('button', { name: 'Show the chart' }).click();
  // The story of the test chain begins less than a year ago.
  await expect(part.getByRole('status')).toHaveText(/^The service has no votes before /);
  const saved = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const [columns, ...lines] = csv.trim().split(/\r?\n/);
  expect(columns).toBe('time_utc,stake_needed,symbol,vote_weight');
  const weights = lines.map((line) => Number(line.split(',')[3]));
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(weights).size).toBeGreaterThan(1);
  const body = { json: true, code: 'eosio', scope: 'eosio', table: 'producers', limit: 100 };
  const { rows } = await ask<{ rows: { owner: string; total_votes: string }[] }>(
    '/v1/chain/get_table_rows',
    body,
  );
  expect(weights.at(-1)).toBe(Number(rows.find((row) => row.owner === owner)?.total_votes));
});

test('trends beside the facts of the home page lead to their charts and move nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const price = page.getByRole('link', { name: /^Price of A in the last 7 days: from \$/ });
  await expect(price).toBeVisible();
  const ram = page.getByRole('link', { name: /^Price of RAM in the trades since / });
  await expect(ram).toHaveAttribute('href', '/wallet/ram/buy?trades=latest');
  const moved = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(moved).toBeLessThan(0.01);
  await price.click();
  await expect(page).toHaveURL(/\/tokens\/core\.vaulta/);
});
