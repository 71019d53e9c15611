import type { Page } from '@playwright/test';
import { PrivateKey } from '@wharfkit/session';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { demoAccount, expect, test } from './fixtures.ts';
import { fillDevelopmentKey, logIn, sign } from './log-in.ts';

/** A key in every form it is written in, without prefixes and ends that may be left out. */
function formsOf(privateKey: string): readonly string[] {
  const key = PrivateKey.from(privateKey);
  const { array, hexString } = key.data;
  const base58 = privateKey.replace(/^PVT_[A-Z0-9]+_/, '').slice(0, 40);
  const base64 = Buffer.from(array).toString('base64').slice(0, 40);
  return [base58, key.toWif().slice(1, 40), hexString, base64, array.join()];
}

const holds = (text: string, forms: readonly string[]) =>
  forms.some((form) => text.toLowerCase().includes(form.toLowerCase()));

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

/** What the browser keeps, by where: each origin's storages, those of the shared frame too. */
async function kept(page: Page): Promise<[place: string, text: string][]> {
  const { origins, cookies } = await page.context().storageState({ indexedDB: true });
  const here = await page.evaluate(async () => ({
    session: JSON.stringify({ ...sessionStorage }),
    caches: JSON.stringify(await caches.keys().catch(() => [])),
    address: location.href + JSON.stringify(history.state),
    name: window.name,
  }));
  return [
    ...origins.flatMap(({ origin, localStorage: local, ...databases }): [string, string][] => [
      ...local.map(({ name, value }): [string, string] => [`${origin} ${name}`, value]),
      [`${origin} databases`, JSON.stringify(databases)],
    ]),
    ...Object.entries(here),
    ['cookies', JSON.stringify(cookies)],
  ];
}

async function placesOf(page: Page, forms: readonly string[]): Promise<string[]> {
  return (await kept(page)).filter(([, text]) => holds(text, forms)).map(([place]) => place);
}

/** What gives the form of a page in, and what says that it was sent. */
interface Flow {
  path: string;
  fill: (page: Page) => Promise<void>;
  submit: string | RegExp;
  /** Where it is other than the banner of what was sent. */
  done?: RegExp;
  tag?: '@core';
}

const receiver = (page: Page) => page.getByLabel('To', { exact: true }).fill('bob');
const nothing = async () => undefined;

/** Every form that has something signed but the plain transfer. */
const flows: readonly Flow[] = [
  {
    path: '/wallet/transfer/batch',
    fill: (page) => page.getByLabel('List').fill('bob,0.0001,keys\ncarol,0.0001,keys'),
    submit: 'Send the list',
    done: /All transfers were sent/,
    tag: '@core',
  },
  {
    path: '/wallet/transfer/nft',
    fill: async (page) => {
      await page.getByRole('group', { name: 'Your NFTs' }).getByRole('radio').first().check();
      await receiver(page);
    },
    submit: 'Send',
  },
  { path: '/wallet/resources/stake?cpu=0.25', fill: nothing, submit: 'Stake' },
  { path: '/wallet/ram/buy?in=bytes&amount=512', fill: nothing, submit: 'Buy RAM' },
  { path: '/wallet/powerup?in=tokens&cpu=0.5', fill: nothing, submit: 'Rent' },
  {
    path: '/vote',
    fill: async (page) => {
      const producer = page.getByRole('checkbox', { name: 'Vote for bplima111111' });
      await producer.setChecked(!(await producer.isChecked()));
    },
    submit: /^Vote for \d+ producers?$/,
  },
  { path: '/wallet/proxy?proxy=wiseproxy111', fill: nothing, submit: 'Vote via wiseproxy111' },
];

/** Logs in by a key and watches it; `end` logs out, and expects that nothing of it is left or was seen. */
async function watched(page: Page, name: string) {
  const privateKey = String(devnetPrivateKey(name));
  const forms = formsOf(privateKey);
  const seen = leaving(page);
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  // The log-in of a test chain keeps it until the log-out: with the users, and nowhere else.
  const users = await placesOf(page, forms);
  expect(users).not.toEqual([]);
  expect(users.filter((place) => !/user/i.test(place))).toEqual([]);
  const menu = page.locator(`header summary[aria-label="Account ${name}"]`);
  return {
    forms,
    menu,
    stays: async () => expect(await placesOf(page, forms)).toEqual(users),
    end: async () => {
      await menu.click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
      expect(await placesOf(page, forms)).toEqual([]);
      expect(seen.filter((text) => holds(text, forms))).toEqual([]);
    },
  };
}

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

test.describe('in every form', () => {
  // The vote of one is what another changes.
  test.describe.configure({ mode: 'default' });

  for (const { path, fill, submit, done, tag } of flows)
    test(
      `a private key is never sent and only stored with the session: ${path}`,
      { tag: tag ?? [] },
      async ({ page }) => {
        await page.goto(path);
        const { stays, end } = await watched(page, 'judy');
        await fill(page);
        await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
        await sign(page);
        await expect(done ? page.getByRole('main').getByText(done) : success(page)).toBeVisible();
        await stays();
        await end();
      },
    );
});

test('nor through a log-in that fails, a review that is left, or a proposal from its queue to its execution', async ({
  page,
}) => {
  const forms = formsOf(String(devnetPrivateKey('dave')));
  await page.goto('/wallet/transfer');
  const dialog = await fillDevelopmentKey(page, 'dave', `${forms[0]}!`);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toContainText(/key/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await placesOf(page, forms)).toEqual([]);

  const { menu, stays, end } = await watched(page, 'dave');
  const main = page.getByRole('main');
  const pay = async () => {
    await receiver(page);
    await page.getByLabel('Amount').fill('0.0001');
    await main.getByRole('button', { name: 'Send' }).click();
  };
  await pay();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
  expect(holds(await review.innerText(), forms)).toBe(false);
  await review.getByRole('button', { name: 'Cancel' }).click();
  await pay();
  await sign(page);
  await expect(success(page)).toBeVisible();
  await stays();

  await menu.click();
  await page.getByRole('switch', { name: /Multisig/ }).click();
  await pay();
  await expect(page).toHaveURL(/\/wallet\/msig/);
  await expect(main.getByRole('group', { name: 'Requested approvals' })).toContainText('dave');
  await main.getByRole('button', { name: 'Propose', exact: true }).click();
  await sign(page);
  await page.getByRole('link', { name: 'View proposal' }).click();
  for (const act of ['Approve', 'Execute']) {
    await main.getByRole('button', { name: act, exact: true }).click();
    await sign(page);
  }
  await expect(main).toContainText(/Executed\s*by dave/);
  await stays();
  await page.goto('/account/dave?tab=permissions');
  await expect(main).toContainText('active');
  await stays();
  await end();
});

test(
  'a private key that is pasted into a field of a form is cleared before anything reads it',
  { tag: '@core' },
  async ({ page }) => {
    const wif = devnetPrivateKey('heidi').toWif();
    const forms = formsOf(wif);
    const refused = page.getByRole('alert').filter({ hasText: 'Private key removed' });
    await page.goto('/wallet/transfer');
    await logIn(page, 'grace');
    const seen = leaving(page);
    await receiver(page);
    await page.getByLabel('Amount').fill('0.0001');
    const memo = page.getByLabel('Memo');
    for (const text of [wif, String(devnetPrivateKey('heidi')), `key: ${wif}`, wif.slice(0, -4)]) {
      await memo.fill('before');
      await memo.fill(text);
      await expect(memo).toHaveValue('');
      await expect(refused).toBeVisible();
      await refused.getByRole('button').click();
      await expect(refused).toBeHidden();
    }
    // The preview is of the emptied form.
    await expect(page.getByRole('main')).toContainText(/grace.* sends? /i);
    await page.goto('/wallet/transfer/batch');
    const list = page.getByLabel('List');
    await list.fill(`bob,0.0001,${wif}`);
    await expect(list).toHaveValue('');
    await expect(refused).toBeVisible();
    await page.goto('/account/eosio.token?tab=Actions&action=transfer');
    const field = page.getByRole('main').getByLabel('memo');
    await field.fill(wif);
    await expect(field).toHaveValue('');
    await expect(refused).toBeVisible();
    expect(await placesOf(page, forms)).toEqual([]);
    expect(seen.filter((text) => holds(text, forms))).toEqual([]);
  },
);

test('a private key that is searched for leads to its public key and leaves no trace @core', async ({
  page,
}) => {
  const { privateKey } = await demoAccount('bob');
  const forms = formsOf(privateKey);
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
  expect(holds(await page.locator('body').innerText(), forms)).toBe(false);
  expect(await placesOf(page, forms)).toEqual([]);
  expect(seen.filter((text) => holds(text, forms))).toEqual([]);
});
