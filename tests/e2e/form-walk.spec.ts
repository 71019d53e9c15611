import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { citizens } from '#devnet/story/crowd/cast.ts';
import { tabTo, typeInto } from './by-keyboard.ts';
import { core, devnetAccounts, expect, rowsOf, siteOf, test } from './fixtures.ts';
import { fillDevelopmentKey, logIn } from './log-in.ts';

/** Citizens of whom no other test expects anything. */
const [citizen, newProxy, voter] = citizens(92, 3) as [string, string, string];

interface Form {
  readonly path: string;
  /** Label and text of each field to fill, by the keyboard. */
  readonly fill?: Readonly<Record<string, string>>;
  /** The button to press, where Enter in a field does not send the form. */
  readonly press?: string;
  /** What the review, and the queue of a proposal, must show. */
  readonly shows: string;
}

/** Forms of a plain chain. The first field to fill need not be the first of the form. */
const forms: readonly Form[] = [
  { path: '/wallet/transfer', fill: { To: 'bob', Amount: '0.0003', Memo: 'walk' }, shows: 'bob' },
  { path: '/wallet/ram/buy?in=bytes', fill: { Amount: '1024' }, shows: '1,024' },
  { path: '/wallet/ram/sell', fill: { Amount: '64' }, shows: '64' },
  { path: '/wallet/resources/stake', fill: { CPU: '0.01', NET: '0.01' }, shows: '0.01' },
  { path: '/wallet/resources/unstake', fill: { CPU: '0.01', NET: '0' }, shows: '0.01' },
];

const more: readonly Form[] = [
  {
    path: '/wallet/transfer/batch',
    fill: { List: 'bob, 0.0004, walk' },
    press: 'Send',
    shows: 'bob',
  },
  { path: '/wallet/ram/transfer', fill: { To: 'bob', Amount: '16' }, shows: 'bob' },
  { path: '/wallet/ram/wrap', fill: { Amount: '16' }, shows: '16' },
];

/** Forms of rows, of Vaulta's two tokens, and of power. */
const rest: readonly Form[] = [
  { path: '/wallet/transfer/multi', fill: { To: 'bob', Amount: '0.0005' }, shows: 'bob' },
  { path: '/wallet/swap-token?in=A', fill: { Amount: '0.25' }, shows: '0.2500' },
  { path: '/wallet/powerup?in=tokens', fill: { 'Spend on CPU': '0.5' }, shows: 'powerup' },
];

/** The first keeps its field after it was sent. */
const ofAccount: readonly Form[] = [
  { path: '/wallet/proxy', fill: { Proxy: 'wiseproxy111' }, shows: 'wiseproxy111' },
];

const ofProxy: readonly Form[] = [
  {
    path: '/wallet/proxy/register',
    fill: { Name: 'Walker', Slogan: 'By keyboard', Philosophy: 'Every control by Tab' },
    press: 'Register',
    shows: 'regproxy',
  },
  { path: '/wallet/proxy/unregister', press: 'Unregister', shows: 'regproxy' },
];

const ofXpr: readonly Form[] = [
  { path: '/wallet/staking/stake', fill: { Amount: '3' }, shows: '3.0000 XPR' },
  { path: '/wallet/staking/unstake', fill: { Amount: '1' }, shows: '1.0000 XPR' },
  { path: '/wallet/longstaking/stake', fill: { Amount: '250' }, shows: '250.0000 XPR' },
];

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) =>
  page.locator('main form').getByLabel(name, { exact: true }).first();

async function fillByKeyboard(page: Page, fill: Form['fill'] = {}): Promise<void> {
  for (const [name, text] of Object.entries(fill)) await typeInto(page, field(page, name), text);
}

/** Fills in an open form, signs it and reaches the banner. */
async function walk(page: Page, { fill, press, shows }: Form): Promise<void> {
  await fillByKeyboard(page, fill);
  if (press !== undefined)
    await tabTo(page, main(page).getByRole('button', { name: press }).first());
  await confirm(page, shows);
}

/** Presses Enter, reads and signs the transaction and reaches the banner. */
async function confirm(page: Page, shows: string): Promise<void> {
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog).toContainText(shows);
  await expect(dialog.getByText('Checking for risks')).toHaveCount(0);
  // What has to be confirmed has the focus, else Sign.
  const danger = dialog.getByRole('checkbox').first();
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  if (await danger.isVisible()) {
    await expect(danger).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, sign);
  }
  await expect(sign).toBeFocused();
  // Sign takes no key in its first moment.
  await expect(sign).toBeEnabled();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toBeVisible();
  await expect(page.locator(':focus').filter({ has: banner })).toHaveCount(1);
}

/** Walks through forms of a chain, one after another. */
async function walkAll(page: Page, chain: string, all: readonly Form[]): Promise<void> {
  for (const form of all) {
    await page.goto(siteOf(chain) + form.path);
    await walk(page, form);
  }
}

const firstField = (page: Page) =>
  page.locator('[data-wallet-form]').locator('input, select, textarea').first();

test('forms with the keyboard only, from log-in to the banner', async ({ page }) => {
  await page.goto(forms[0]!.path);
  await logIn(page, 'ivan');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', forms);
});

test('more transfers with the keyboard only', async ({ page }) => {
  await page.goto(more[0]!.path);
  await logIn(page, 'ivan');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', more);
});

test('a proxy is chosen with the keyboard only', async ({ page }) => {
  await page.goto(ofAccount[0]!.path);
  await logIn(page, citizen);
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', ofAccount);
});

test('payments to several, a swap and changes of permissions with the keyboard only', async ({
  page,
}) => {
  await page.goto(rest[0]!.path);
  await logIn(page, 'ivan');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', rest);
});

test('a proxy is registered and unregistered with the keyboard only', async ({ page }) => {
  await page.goto(ofProxy[0]!.path);
  await logIn(page, newProxy);
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', ofProxy);
});

test('an account is created with the keyboard only', async ({ page }) => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const ending = [...String(Date.now())].slice(-8).map((digit) => letters[Number(digit)]);
  const name = `walk${ending.join('')}`;
  const form = {
    path: '/wallet/create-account',
    fill: { 'Account name': name, 'Public key': devnetPublicKey('walker') },
    shows: name,
  };
  await page.goto(form.path);
  await logIn(page, 'ivan');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', [form]);
});

test('tokens are lent to REX with the keyboard only', async ({ page }) => {
  const form = { path: '/rex?tab=lend', fill: { Amount: '1.5' }, shows: '1.5000' };
  await page.goto(form.path);
  // Lending asks for votes for 21 producers or a proxy.
  await logIn(page, 'carol');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'eos', [form]);
});

test('a vote is cast with the keyboard only', async ({ page }) => {
  await page.goto('/vote');
  await logIn(page, voter);
  await tabTo(page, main(page).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tabTo(page, main(page).getByRole('button', { name: /^Vote/ }).first());
  await confirm(page, 'voteproducer');
});

test('a name is bid for with the keyboard only', async ({ page }) => {
  const form = { path: '/namebids?tab=bid', fill: { Name: 'walked', Bid: '50' }, shows: 'walked' };
  await page.goto(siteOf('kylin') + form.path);
  await logIn(page, 'alice');
  await walkAll(page, 'kylin', [form]);
});

test('staking of XPR with the keyboard only', async ({ page }) => {
  await page.goto(siteOf('proton') + ofXpr[0]!.path);
  await logIn(page, 'carol');
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'proton', ofXpr);
});

interface OrderRow {
  order_id: number;
  account: string;
}

test('an order of the exchange is cancelled with the keyboard only', async ({ page }) => {
  const last = { chain: 'proton', reverse: true, limit: 1 } as const;
  const [order] = await rowsOf<OrderRow>('dex', 'orders', last);
  await page.goto(`${siteOf('proton')}/wallet/admin/proton-dex`);
  await logIn(page, String(order?.account));
  await walk(page, { path: '', press: `Cancel order ${order?.order_id}`, shows: 'cancelorder' });
});

test('an action of a contract is filled in with the keyboard only', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/wallet/admin/blocklist?part=actions&action=add`);
  await logIn(page, 'blocklist');
  const form = {
    path: '',
    fill: { account: 'grace', reason: 'walked' },
    press: 'Submit',
    shows: 'walked',
  };
  await walk(page, form);
});

test('forms of FIO with the keyboard only', async ({ page }) => {
  const [alice, , carol] = await devnetAccounts('fio');
  const domain = `walk${Date.now().toString(36).slice(-6)}`;
  const paths = {
    transfer: { path: '/wallet/transfer', fill: { To: alice.name, Amount: '0.5' }, shows: '0.5' },
    domain: { path: '/wallet/register-domain', fill: { Domain: domain }, shows: domain },
    renew: { path: `/wallet/manage/domains?domain=${domain}`, press: 'Renew', shows: domain },
  } satisfies Record<string, Form>;
  await page.goto(siteOf('fio') + paths.transfer.path);
  const dialog = await fillDevelopmentKey(page, carol.name, carol.privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(firstField(page)).toBeFocused();
  await walkAll(page, 'fio', Object.values(paths));
});

test('after a log-in, a form without fields focuses its button, and a page its menu', async ({
  page,
}) => {
  await page.goto('/wallet/proxy/unregister');
  await logIn(page, 'wiseproxy111');
  await expect(main(page).getByRole('button', { name: /^Unregister/ })).toBeFocused();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/msigs');
  await logIn(page, 'grace');
  await expect(page.locator('summary[aria-label="Account grace"]')).toBeFocused();
});

test('in multisig mode each form ends in the queue of one proposal', async ({ page }) => {
  const queued = [...forms, ...more.filter(({ press }) => press === undefined)];
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const queue = page.getByRole('region', { name: 'Actions to propose' }).locator('ol > li');
  for (const [index, { path, fill, shows }] of queued.entries()) {
    await page.goto(path);
    await page.locator('header summary[aria-label="Account alice"]').click();
    await page.getByRole('switch', { name: /Multisig mode/ }).check();
    await page.locator('header summary[aria-label="Account alice"]').click();
    for (const [name, text] of Object.entries(fill ?? {})) await field(page, name).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wallet\/msig$/);
    await expect(queue).toHaveCount(index + 1);
    await expect(queue.last()).toContainText(shows);
  }
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog).toContainText('propose');
  const danger = dialog.getByRole('checkbox');
  await expect(dialog.getByText('Checking for risks')).toHaveCount(0);
  if (await danger.isVisible()) await danger.check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('link', { name: 'View proposal' }).click();
  const actions = page.getByRole('main').getByRole('region', { name: 'Actions', exact: true });
  await expect(actions.locator('ol > li')).toHaveCount(queued.length);
  await expect(actions).toContainText(`0.0003 ${core.code}`);
});
