import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { devnetOf, expect, siteOf, test } from './fixtures.ts';
import { logIn, logInByCommandLine, openWallets } from './log-in.ts';

const menuOf = (page: Page, name: string) =>
  page.locator(`header summary[aria-label="Account ${name}"]`);

const frames = (page: Page) =>
  page.frames().filter((frame) => frame.url() === `${siteOf('connect')}/`);

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('jungle')}/v1/chain/get_info`);
});

test.describe('the users of all sites', () => {
  test('a user who logged in on one chain’s site is listed on another’s and can continue there', async ({
    page,
  }) => {
    await page.goto(`${siteOf('eos')}/wallet/transfer`);
    expect(frames(page)).toEqual([]);
    await logInByCommandLine(page, 'alice');
    expect(frames(page)).toHaveLength(1);

    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    await logInByCommandLine(page, 'bob');
    await menuOf(page, 'bob').click();
    const row = page.getByRole('button', { name: 'Switch to alice@active' });
    await expect(row).toContainText('Vaulta (EOS)');
    await row.click();

    await expect(page).toHaveURL(`${siteOf('eos')}/wallet/transfer`);
    await menuOf(page, 'alice').click();
    await expect(page.getByRole('button', { name: 'Switch to bob@active' })).toContainText(
      'Jungle',
    );
  });

  test('a user of the development key stays on one site, with the key', async ({ page }) => {
    await page.goto(`${siteOf('eos')}/wallet/transfer`);
    const key = await logIn(page, 'alice');
    const [frame] = frames(page);
    const shared = () => frame!.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(shared).toContain('pronghorn-users');
    expect(await shared()).not.toContain(key);
    expect(await shared()).not.toContain('alice');

    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    await logInByCommandLine(page, 'bob');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('bob');
    expect(kept).not.toContain('alice');

    await page.goto(`${siteOf('eos')}/`);
    await expect(menuOf(page, 'alice')).toBeVisible();
    await menuOf(page, 'alice').click();
    await expect(page.getByRole('button', { name: 'Switch to bob@active' })).toBeVisible();
    await expect(menuOf(page, 'alice')).toBeVisible();
  });

  test('a visitor of another site can continue as one of them, or remove one everywhere', async ({
    page,
  }) => {
    await page.goto(`${siteOf('eos')}/wallet/transfer`);
    await logInByCommandLine(page, 'alice');
    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    const known = await openWallets(page);
    await known.getByRole('button', { name: 'Switch to alice@active' }).click();
    await expect(page).toHaveURL(`${siteOf('eos')}/wallet/transfer`);
    await expect(menuOf(page, 'alice')).toBeVisible();

    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    const dialog = await openWallets(page);
    await dialog.getByRole('button', { name: 'Forget alice@active' }).click();
    await expect(dialog.getByRole('button', { name: 'Switch to alice@active' })).toHaveCount(0);
    await page.goto(`${siteOf('eos')}/`);
    await menuOf(page, 'alice').click();
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  });
});

test.describe('a frame that is slow', () => {
  test('is read once it is there, and has what was done meanwhile', async ({ page }) => {
    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    await logInByCommandLine(page, 'bob');
    const open = Promise.withResolvers<undefined>();
    await page.route(`${siteOf('connect')}/**`, async (route) => {
      await open.promise;
      await route.continue();
    });
    await page.goto(`${siteOf('eos')}/wallet/transfer`);
    const dialog = await openWallets(page);
    await expect(dialog.getByRole('button', { name: 'cleos' })).toBeVisible();
    await logInByCommandLine(page, 'alice');
    open.resolve(undefined);
    await menuOf(page, 'alice').click();
    await expect(page.getByRole('button', { name: 'Switch to bob@active' })).toBeVisible();

    await page.unrouteAll();
    await page.goto(`${siteOf('jungle')}/wallet/transfer`);
    await menuOf(page, 'bob').click();
    await expect(page.getByRole('button', { name: 'Switch to alice@active' })).toBeVisible();
  });
});

test.describe('what is no site of ours', () => {
  test.use({ allowedConsole: /frame-ancestors|Framing/ });

  test('may not frame the users, and is answered by nothing', async ({ page }) => {
    await page.goto(`${siteOf('eos')}/wallet/transfer`);
    await logIn(page, 'alice');
    const stranger = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Stranger</title>');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port } = stranger.address() as AddressInfo;
    // A stranger elsewhere, and a neighbour of the sites that is none of them.
    for (const host of ['localhost', 'blog.pronghorn.localhost']) {
      await page.goto(`http://${host}:${port}/`);
      expect(await heardFrom(page, siteOf('connect'), 'frame')).toEqual([]);
      // A window is not held back by who may frame it: there the frame's own check answers nobody.
      expect(await heardFrom(page, siteOf('connect'), 'window')).toEqual([]);
    }
    await new Promise((resolve) => stranger.close(resolve));
  });
});

/** What the page hears when it asks for the users, in a frame or in a window it opened. */
async function heardFrom(page: Page, origin: string, place: 'frame' | 'window') {
  return page.evaluate(
    async ([target, where]) => {
      const heard: unknown[] = [];
      const hear = ({ origin: from, data }: MessageEvent) => from === target && heard.push(data);
      addEventListener('message', hear);
      const frame = document.createElement('iframe');
      frame.src = target;
      if (where === 'frame') document.body.append(frame);
      const opened = where === 'frame' ? frame.contentWindow : open(target);
      for (let id = 0; id < 8; id += 1) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        const request = { pronghorn: 'storage', version: 1, kind: 'read', key: 'users', id };
        opened?.postMessage(request, '*');
      }
      frame.remove();
      if (where === 'window') opened?.close();
      removeEventListener('message', hear);
      return heard;
    },
    [origin, place] as const,
  );
}

test.describe('where the frame does not answer', () => {
  for (const [how, block] of [
    ['cannot be reached', (page: Page) => page.route(`${siteOf('connect')}/**`, (r) => r.abort())],
    ['hangs', (page: Page) => page.route(`${siteOf('connect')}/**`, () => undefined)],
  ] as const)
    test(`because it ${how}, the site uses its own storage`, async ({ page }) => {
      await block(page);
      await page.goto(`${siteOf('eos')}/wallet/transfer`);
      await logIn(page, 'alice');
      await expect(menuOf(page, 'alice')).toBeVisible();
      await page.reload();
      await menuOf(page, 'alice').click();
      await expect(page.getByRole('button', { name: /alice@active/ }).first()).toBeVisible();
    });
});
