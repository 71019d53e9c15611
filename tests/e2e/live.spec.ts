import { core, expect, scrollsSideways, test } from './fixtures.ts';
import { transferPastThePage } from './external-transfer.ts';

test('actions appear as they happen, wait while the list is read, and stop on space', async ({
  page,
}, { project }) => {
  const memo = (word: string) => `${word} ${project.name} ${Date.now()}`;
  await page.goto('/live');
  await expect(page.getByText('Running')).toBeVisible();
  await expect(page.getByText(/^Source: push channel of 127\.0\.0\.1/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Actions, newest first' });
  const first = memo('first');
  const id = await transferPastThePage(first);
  const row = list.getByRole('listitem').filter({ hasText: first });
  await expect(row).toContainText('alice sent 0.0001 A to bob');
  await expect(row.locator(`a[href="/transaction/${id}"]`)).toBeVisible();
  await expect(row.locator('a[href^="/block/"]')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);

  await row.locator('a[href^="/block/"]').focus();
  const second = memo('second');
  await transferPastThePage(second);
  const notice = page.getByRole('button', { name: /new – show$/ });
  await expect(notice).toBeVisible();
  await expect(list).not.toContainText(second);
  // What others did may come first, and be all that is announced then.
  await expect(async () => {
    await notice.click({ timeout: 2_000 });
    await expect(list).toContainText(second, { timeout: 500 });
  }).toPass();

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(page.getByText('Paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a filter of the address is streamed, shown as a chip, and taken out again', async ({ page }, {
  project,
}) => {
  await page.goto('/live?account=alice&name=transfer');
  await expect(page.getByText(/^Source: stream of 127\.0\.0\.1/)).toBeVisible();
  const memo = `streamed ${project.name} ${Date.now()}`;
  await transferPastThePage(memo);
  await expect(page.getByRole('list', { name: 'Actions, newest first' })).toContainText(memo);
  await page.getByRole('button', { name: 'Remove the filter Action: transfer' }).click();
  await expect(page).toHaveURL(/\/live\?account=alice$/);
  await page.getByRole('button', { name: 'Remove the filter Account: alice' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByText(/^Source: push channel of/)).toBeVisible();
});

test('the head is as new as the newest row, although the node reports it later', async ({ page }, {
  project,
}) => {
  let first: string | undefined;
  await page.route('**/v1/chain/get_info', async (route) => {
    first ??= await (await route.fetch()).text();
    await route.fulfill({ body: first, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.routeWebSocket(/\/push$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"info"')) socket.send(message);
    });
  });
  await page.goto('/live');
  await expect(page.getByText(/^Source: push channel of/)).toBeVisible();
  const memo = `ahead ${project.name} ${Date.now()}`;
  await transferPastThePage(memo);
  const row = page.getByRole('listitem').filter({ hasText: memo });
  const rowLink = row.locator('a[href^="/block/"]');
  const shown = await rowLink.innerText();
  const head = Number(shown.replaceAll(',', ''));
  const heads = page.locator('header a[href^="/block/"]');
  await expect(heads).toHaveCount(2);
  for (const link of await heads.all())
    expect(Number((await link.innerText()).replaceAll(',', ''))).toBeGreaterThanOrEqual(head);
});

test.describe('without the stream', () => {
  test('the push channel delivers instead, and without it blocks are polled', async ({ page }) => {
    let pushes = false;
    await page.routeWebSocket(/\/stream\//, (socket) => socket.close());
    await page.routeWebSocket(/\/push$/, (socket) =>
      pushes ? void socket.connectToServer() : socket.close(),
    );
    await page.goto('/live?contract=core.vaulta');
    const line = page.getByText(/127\.0\.0\.1:\d+ does not stream now\. Retrying\.$/);
    await expect(line).toContainText('Source: every block');
    pushes = true;
    await expect(line).toContainText('Source: push channel of');
  });
});

test('a thousand actions a second change few rows a frame, and the newest stay first', async ({
  page,
}) => {
  const actions = (count: number, block: number) =>
    Array.from({ length: count }, (_, index) => ({
      block_num: block,
      timestamp: new Date(block * 500).toISOString().slice(0, 23),
      trx_id: block.toString(16).padStart(64, '0'),
      global_sequence: block * 1000 + index,
      act: {
        account: core.contract,
        name: 'transfer',
        authorization: [],
        data: { from: 'alice', to: 'bob', quantity: `1.0000 ${core.code}`, memo: `memo ${index}` },
      },
    }));
  await page.routeWebSocket(/\/push$/, (socket) => {
    let block = 1_000_000;
    socket.onMessage(() => {
      const timer = setInterval(() => {
        const data = [...actions(1, block), ...actions(100, ++block)].toReversed();
        socket.send(JSON.stringify({ channel: 'actions', data: { actions: data } }));
      }, 100);
      socket.onClose(() => clearInterval(timer));
    });
  });
  await page.goto('/live');
  const list = page.getByRole('list', { name: 'Actions, newest first' });
  const blocksShown = async () => {
    const shown = await list.locator('a[href^="/block/"]').allInnerTexts();
    return shown.map((text) => Number(text.replaceAll(',', '')));
  };
  // The list is full, and goes on.
  await expect.poll(async () => (await blocksShown())[0]).toBeGreaterThan(1_000_020);
  const changedRows = await list.evaluate(
    (element, frames) =>
      new Promise<number[]>((resolve) => {
        const rowOf = (node: Node) =>
          (node instanceof Element ? node : node.parentElement)?.closest('li');
        const counts: number[] = [];
        let changed = new Set<Element>();
        const observer = new MutationObserver((changes) => {
          if (changed.size === 0)
            requestAnimationFrame(() => {
              counts.push(changed.size);
              changed = new Set();
              if (counts.length < frames) return;
              observer.disconnect();
              resolve(counts);
            });
          for (const { target } of changes) changed.add(rowOf(target) ?? element);
        });
        observer.observe(element, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
    10,
  );
  expect(Math.max(...changedRows)).toBeLessThanOrEqual(8);
  const numbers = await blocksShown();
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(60);
  await list.getByRole('link').first().focus();
  await expect(page.getByRole('button', { name: /new – show$/ })).toBeVisible();
  const before = await list.innerText();
  await expect(page.getByRole('button', { name: /^[\d,]{4,} new – show$/ })).toBeVisible();
  expect(await list.innerText()).toBe(before);
});
