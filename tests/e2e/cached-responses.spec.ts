import type { Page } from '@playwright/test';
import * as limits from '#src/chain/core/limits.ts';
import { ask, expect, test } from './fixtures.ts';
import { liftTimeLimits } from './time-limits.ts';

/** A block of the chain's story, long irreversible. */
const NUMBER = 100;
const BLOCK = '/v1/chain/get_block';
const TRANSACTION = '/v2/history/get_transaction';

/** Of a request, of a prefetched response, of a kept one, and of the first facts. */
const LIMITS = [limits.requestTimeoutMs, 10_000, limits.cacheReadMs, 500];

test.beforeEach(({ page }) => liftTimeLimits(page, ...LIMITS));

interface Block {
  readonly id: string;
  readonly producer: string;
}

const nodesBlock = (number = NUMBER) => ask<Block>(BLOCK, { block_num_or_id: number });

/** Counts the requests of a page for a block or a transaction. */
function requestsFor(page: Page, path: string, wanted: string) {
  let count = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const sent = `${search} ${request.postData() ?? ''}`;
    if (pathname === path && new RegExp(`[":=]${wanted}\\b`).test(sent)) count += 1;
  });
  return { count: () => count };
}

/** The page's own facts: no times, which count on. */
async function shown(page: Page, { id, producer }: Block): Promise<void> {
  const header = page.locator('main header').first();
  await expect(header).toContainText(new RegExp(`Block\\s*${NUMBER}`));
  await expect(header.getByRole('link', { name: producer })).toBeVisible();
  await expect(header).toContainText(id.slice(0, 8));
}

/** The keys of what the browser keeps. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('kept-'))
      .flatMap(([, index]) =>
        (JSON.parse(String(index)) as { key: string }[]).map(({ key }) => key),
      ),
  );
}

/** Replaces the body of the block's entry. */
function overwrite(page: Page, key: string, body: string): Promise<void> {
  return page.evaluate(
    async ([at, content]) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('kept-'));
      await (await caches.open(name)).put(at, new Response(content));
    },
    [key, body] as const,
  );
}

/** How often the page wrote its first facts before React started. */
function firstFacts(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-facts').length);
}

async function keptBlock(page: Page, wanted = String(NUMBER)): Promise<Block> {
  const block = await nodesBlock();
  await page.goto(`/block/${wanted}`);
  await shown(page, block);
  await expect.poll(() => keptKeys(page)).toContain(`${BLOCK}/${wanted}`);
  return block;
}

test('an irreversible block is requested once, by number and by id @core', async ({ page }) => {
  const { id } = await nodesBlock();
  for (const wanted of [String(NUMBER), id]) {
    const requests = requestsFor(page, BLOCK, wanted);
    const block = await keptBlock(page, wanted);
    expect(requests.count()).toBe(1);
    await page.reload();
    await shown(page, block);
    expect(requests.count()).toBe(1);
    expect(await firstFacts(page)).toBe(1);
  }
});

test('a transaction of an irreversible block is requested once', async ({ page }) => {
  const { transactions } = await ask<{ transactions: { trx: { id: string } }[] }>(BLOCK, {
    block_num_or_id: NUMBER,
  });
  const id = transactions[0]?.trx.id ?? '';
  const requests = requestsFor(page, TRANSACTION, id);
  const link = page.locator('main').getByRole('link', { name: '100', exact: true }).first();
  await page.goto(`/transaction/${id}`);
  await expect(link).toBeVisible();
  await expect.poll(() => keptKeys(page)).toContain(`${TRANSACTION}/${id}`);
  expect(requests.count()).toBe(1);
  await page.reload();
  await expect(link).toBeVisible();
  expect(requests.count()).toBe(1);
});

for (const [kind, body] of [
  ['is not JSON', () => '<html>'],
  ['is another block', async () => JSON.stringify(await nodesBlock(NUMBER + 1))],
  ['is malformed', async () => JSON.stringify({ ...(await nodesBlock()), transactions: 7 })],
] as const)
  test(`a cached block that ${kind} is requested again`, async ({ page }) => {
    const block = await keptBlock(page);
    const key = `${BLOCK}/${NUMBER}`;
    await overwrite(page, key, await body());
    const requests = requestsFor(page, BLOCK, String(NUMBER));
    await page.reload();
    await shown(page, block);
    expect(requests.count()).toBe(1);
    await expect.poll(() => keptKeys(page)).toContain(key);
    await page.reload();
    await shown(page, block);
    expect(requests.count()).toBe(1);
  });

test('without Cache Storage each block is requested', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
  const block = await nodesBlock();
  const requests = requestsFor(page, BLOCK, String(NUMBER));
  for (const times of [1, 2]) {
    await page.goto(`/block/${NUMBER}`);
    await shown(page, block);
    expect(requests.count()).toBe(times);
  }
});
