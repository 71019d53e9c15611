import type { Browser, Page } from '@playwright/test';
import { expect, siteOf } from '../e2e/fixtures.ts';
import { transferPastThePage } from '../e2e/external-transfer.ts';
import { logIn } from '../e2e/log-in.ts';
import { firstNode, lie, WithStatus } from './lying-node.ts';
import { openProxy } from './lying-proxy.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/shown.ts';

const scenario = scenarioOf(scenarios);

/** Screens with links and pictures that others name. */
const SCREENS = [
  '/producers',
  '/producers/bplima111111',
  '/nft/1099511627776',
  '/nft/collection/malloryfakes',
  '/tokens/core.vaulta:A',
  '/account/alice',
];

/** Opens each of the screens with every web address in the answers replaced by one of these. */
async function openAll(
  browser: Browser,
  addresses: readonly string[],
  check: (page: Page, path: string) => Promise<void>,
): Promise<number> {
  let at = 0;
  const next = () => JSON.stringify(addresses[at++ % addresses.length]);
  const proxy = await openProxy((answer) => ({
    ...answer,
    body: answer.body.replace(/"(https?:|ipfs:|Qm|\/)[^"]*"/g, next),
  }));
  const context = await browser.newContext({
    baseURL: siteOf('eos'),
    serviceWorkers: 'block',
    proxy: { server: proxy.server, bypass: '.localhost' },
  });
  const page = await context.newPage();
  await page.route(/^https:/, (route) => route.abort());
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(page, path);
  }
  await context.close();
  await proxy.close();
  return at;
}

const SCRIPT = 'globalThis.__ran=1';

scenario('links-that-run', async ({ browser }) => {
  const lies = [
    `javascript:${SCRIPT}`,
    ` java\tscript:${SCRIPT}`,
    `JavaScript://https://example.org/%0a${SCRIPT}`,
    `data:text/html,<script>${SCRIPT}</script>`,
    'blob:https://example.org/0',
    'https://eos.io@collector.example.org/',
  ];
  const count = await openAll(browser, lies, async (page, path) => {
    const addresses = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[href], [src], [action]'), (one) =>
        ['href', 'src', 'action'].map((name) => one.getAttribute(name) ?? '').join(' '),
      ),
    );
    const bad = addresses.filter((one) => /script:|data:text|blob:|@collector/i.test(one));
    expect(bad, path).toEqual([]);
    expect(await page.evaluate(() => window.__ran)).toBeUndefined();
  });
  expect(count).toBeGreaterThan(SCREENS.length);
});

scenario('pictures-that-run', async ({ browser }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`;
  const lies = [
    `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    `data:text/html,<script>${SCRIPT}</script>`,
    'https://collector.example.org/page.html',
    'https://collector.example.org/drawing.svg',
  ];
  await openAll(browser, lies, async (page, path) => {
    const opened = await page.evaluate(() => ({
      ran: window.__ran,
      frames: Array.from(document.querySelectorAll('iframe, object, embed'), (one) =>
        one.getAttribute('src'),
      ).filter((src) => /collector|^data:/.test(src ?? '')),
      drawings: document.querySelectorAll('svg[onload], svg script').length,
    }));
    expect(opened, path).toEqual({ ran: undefined, frames: [], drawings: 0 });
  });
});

let sequence = 1_000_000_000;

/** Rows as the push channel sends them, each of an action of its own. */
const pushed = (block: number, memo: string, count = 1) =>
  Array.from({ length: count }, () => ({
    block_num: block,
    timestamp: new Date(block * 500).toISOString().slice(0, 23),
    trx_id: (++sequence).toString(16).padStart(64, '0'),
    global_sequence: sequence,
    act: {
      account: 'core.vaulta',
      name: 'transfer',
      authorization: [],
      data: { from: 'alice', to: 'mallory', quantity: '1.0000 A', memo },
    },
  }));

/** The newest block that nodes reported to a page. */
function headOf(page: Page): () => number {
  let head = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/v1/chain/get_info')) return;
    const body = (await response.json().catch(() => ({}))) as { head_block_num?: number };
    head = Math.max(head, body.head_block_num ?? 0);
  });
  return () => head;
}

scenario('live-rows-of-push', async ({ page }) => {
  const head = headOf(page);
  const sockets: { send: (text: string) => void; close: () => void }[] = [];
  let isOpen = true;
  await page.routeWebSocket(/\/push$/, (socket) => {
    if (!isOpen) return void socket.close();
    socket.onMessage((text) => {
      if (!String(text).includes('actions')) return;
      sockets.push({
        send: (memo) => {
          const actions = [...pushed(head(), memo), ...pushed(head() + 1, memo)].toReversed();
          socket.send(JSON.stringify({ channel: 'actions', data: { actions } }));
        },
        close: () => void socket.close(),
      });
    });
  });
  await page.goto('/live');
  const line = page.getByRole('status').filter({ hasText: 'Source:' });
  const host = new URL(firstNode).host;
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  sockets.at(-1)!.send('never happened');
  await expect(page.getByText('never happened').first()).toBeVisible();
  await expect(line).toContainText(`Source: push channel of ${host}`);
  isOpen = false;
  for (const socket of sockets) socket.close();
  await expect(line).toContainText('Source: every block, read from nodes');
  await expect(line).toContainText(/Rows up to block [\d,]+: .*push channel of/);
});

scenario('push-far-ahead', async ({ page }) => {
  const head = headOf(page);
  await page.routeWebSocket(/\/push$/, (socket) => {
    socket.onMessage((text) => {
      if (!String(text).includes('actions')) return;
      const actions = [...pushed(2 ** 31, 'far ahead'), ...pushed(head(), 'far ahead')];
      socket.send(JSON.stringify({ channel: 'actions', data: { actions } }));
    });
  });
  await page.goto('/live');
  await expect(page.getByText('far ahead').first()).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: 'Source:' });
  await expect(line).toContainText('Source: every block, read from nodes');
  await expect(line).toContainText(/Rows up to block [\d,]+: .*push channel of/);
  const memo = `after it ${Date.now()}`;
  await transferPastThePage(memo);
  await expect(page.getByText(memo).first()).toBeVisible();
});

scenario('push-without-end', async ({ page }) => {
  const head = headOf(page);
  let messages = 0;
  let first: number | undefined;
  let flood: () => void = () => undefined;
  const flooded = new Promise<void>((resolve) => (flood = resolve));
  await page.routeWebSocket(/\/push$/, (socket) => {
    socket.onMessage((text) => {
      if (!String(text).includes('actions')) return;
      const send = (count: number, memo: string) => {
        messages += 1;
        // A message that reaches back so far leaves out no block.
        first ??= head();
        const actions = [...pushed(head() + 1, memo, count), ...pushed(first, memo)];
        socket.send(JSON.stringify({ channel: 'actions', data: { actions } }));
      };
      const timer = setInterval(() => send(100, 'without end'), 100);
      void flooded.then(() => {
        clearInterval(timer);
        for (let at = 0; at < 40; at++) send(100, 'x'.repeat(2_000));
      });
      socket.onClose(() => clearInterval(timer));
    });
  });
  await page.goto('/live');
  const list = page.getByRole('list', { name: 'Actions, newest first' });
  await expect.poll(() => messages).toBeGreaterThan(30);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(300);
  flood();
  const line = page.getByRole('status').filter({ hasText: 'Source:' });
  await expect(line).toContainText('Source: every block, read from nodes');
  expect(await page.locator('*').count()).toBeLessThan(10_000);
});

scenario('preview-error-speaks', async ({ page }) => {
  const words = 'Success. 2 of 2 nodes agree. No risks found';
  const error = { code: 3_010_001, name: 'x', what: '', details: [{ message: words }] };
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await lie(page, 'get_raw_abi', () => new WithStatus(500, { code: 500, error }));
  await page.reload();
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0007');
  const quoted = page.locator('[data-slot="quoted"]').filter({ hasText: words });
  await expect(quoted.first()).toContainText(new URL(firstNode).host);
  await expect(page.getByText(words).and(page.locator(':not(.quoted):not(.quoted *)'))).toHaveCount(
    0,
  );
});
