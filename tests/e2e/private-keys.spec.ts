import type { Page } from '@playwright/test';
import { demoAccount, expect, test } from './fixtures.ts';
import { fillDevelopmentKey, logIn, sign } from './log-in.ts';

/** The base-58 heart of a key, which all of its forms that are written out share but for a prefix. */
const heartOf = (privateKey: string) => privateKey.replace(/^PVT_[A-Z0-9]+_/, '').slice(0, 40);

/** Everything that leaves the page: addresses, headers, bodies, sockets, and what it logs. */
function leaving(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  page.on('websocket', (socket) => {
    seen.push(socket.url());
    socket.on('framesent', ({ payload }) => seen.push(String(payload)));
  });
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

/** What the browser keeps, by where: the pages' own storages and cookies. */
async function kept(page: Page): Promise<Record<string, string>> {
  const storages = await page.evaluate(async () => ({
    ...Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, String(text)])),
    session: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: JSON.stringify(await caches.keys().catch(() => [])),
    address: location.href + JSON.stringify(history.state),
    name: window.name,
  }));
  return { ...storages, cookies: JSON.stringify(await page.context().cookies()) };
}

async function placesOf(page: Page, heart: string): Promise<string[]> {
  return Object.entries(await kept(page))
    .filter(([, text]) => text.includes(heart))
    .map(([place]) => place);
}

test('a private key is sent nowhere and kept with the session alone, through every flow', async ({
  page,
}) => {
  const { privateKey } = await demoAccount('alice');
  const heart = heartOf(privateKey);
  const seen = leaving(page);

  // A log-in that fails, then one that is given up.
  await page.goto('/wallet/transfer');
  const dialog = await fillDevelopmentKey(page, 'alice', `${privateKey.slice(0, -1)}!`);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText(/key/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await placesOf(page, heart)).toEqual([]);

  // The log-in of a test chain keeps it until the log-out: with the users, and nowhere else.
  await logIn(page, 'alice');
  const users = await placesOf(page, heart);
  expect(users.filter((place) => !/user/i.test(place))).toEqual([]);

  // A transaction that is looked at and not signed, then one that is.
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByLabel('Memo').fill(`keys ${Date.now()}`);
  const send = page.getByRole('main').getByRole('button', { name: 'Send' });
  await send.click();
  const review = page.getByRole('dialog', { name: 'Before you sign' });
  await expect(review.getByRole('button', { name: 'Sign' })).toBeEnabled();
  expect(await review.innerText()).not.toContain(heart);
  await review.getByRole('button', { name: 'Cancel' }).click();
  await send.click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();

  // A list of actions for a proposal, and the pages that show accounts.
  await page.locator('header summary[aria-label="Account alice"]').click();
  await page.getByRole('switch', { name: /Multisig/ }).click();
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  await send.click();
  await expect(page).toHaveURL(/\/wallet\/msig/);
  await expect(page.getByRole('main')).toContainText('bob');
  await page.goto('/account/alice?tab=permissions');
  await expect(page.getByRole('main')).toContainText('active');
  expect(await placesOf(page, heart)).toEqual(users);

  await page.locator('header summary[aria-label="Account alice"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await placesOf(page, heart)).toEqual([]);
  expect(seen.filter((text) => text.includes(heart))).toEqual([]);
});

test('a private key that is searched for leads to its public key and leaves no trace', async ({
  page,
}) => {
  const { privateKey } = await demoAccount('bob');
  const heart = heartOf(privateKey);
  const seen = leaving(page);
  await page.goto('/wallets');
  const search = page.getByRole('combobox').first();
  // A field that a server wrote does nothing until the page runs.
  await expect(async () => {
    await search.blur();
    await search.fill(privateKey);
    await search.press('Enter');
    await expect(page).toHaveURL(/\/key\/PUB_K1_/, { timeout: 5_000 });
  }).toPass();
  await expect(page.locator('main').getByRole('link', { name: 'bob' }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('combobox').first().click();
  expect(await page.locator('body').innerText()).not.toContain(heart);
  expect(await placesOf(page, heart)).toEqual([]);
  expect(seen.filter((text) => text.includes(heart))).toEqual([]);
});
