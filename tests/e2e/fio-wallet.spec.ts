import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { fillDevelopmentKey, sign } from './log-in.ts';

interface Person {
  name: string;
  publicKey: string;
  privateKey: string;
}

const ports = { devnet: Number(process.env['DEVNET_PORT'] ?? 28_888) + 6 };
const fioUrl = `http://127.0.0.1:${ports.devnet}`;

/** The site of the chain of FIO. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('//eos.', '//fio.')),
});

async function askFio<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${fioUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as T;
}

/** Alice, Bob and Carol, whom FIO knows by their keys. */
async function people(): Promise<[alice: Person, bob: Person, carol: Person]> {
  const response = await fetch(`${fioUrl}/devnet/accounts`);
  const { accounts } = (await response.json()) as { accounts: [Person, Person, Person] };
  return accounts;
}

interface Told {
  trx?: { trx: { actions: { name: string; data: Record<string, unknown> }[] } };
}

/** Expects what the transaction that was just sent does, as a node knows it once it has its block. */
async function expectSent(page: Page, wanted: Record<string, unknown>): Promise<void> {
  const link = page.getByRole('status').filter({ hasText: 'Success' }).getByRole('link').first();
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const [action] =
      (await askFio<Told>('/v1/history/get_transaction', { id })).trx?.trx.actions ?? [];
    expect({ name: action?.name, ...action?.data }).toMatchObject(wanted);
  }).toPass({ timeout: 60_000 });
}

async function logInAs(page: Page, { name, privateKey }: Person): Promise<void> {
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

// A node answers 400 for an account that is not there.
test.use({ allowedConsole: /400 \(Bad Request\).*get_account/ });

test('pays an address with nine decimals, and says the fee before', async ({ page }) => {
  const [alice, bob] = await people();
  await page.goto('/wallet/transfer');
  await logInAs(page, alice);
  const main = page.getByRole('main');
  const to = main.getByLabel('To', { exact: true });
  await expect(main.getByRole('link', { name: 'From a list' })).toHaveCount(0);

  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main).toContainText('Enter a FIO public key');
  await to.fill('nobody.here@pronghorn');
  await expect(main).toContainText('Enter a FIO public key');
  await to.fill('nobodyhere@pronghorn');
  await expect(main).toContainText('No FIO address or account has this name');
  await to.fill('carol@pronghorn');
  await expect(main).toContainText('This address has no FIO key');
  await to.fill('alice@pronghorn');
  await expect(main).toContainText('This is your own key.');
  await to.fill('Bob@Edge');
  const facts = main.getByRole('region', { name: 'Estimate' });
  await expect(facts).toContainText(bob.name);
  await expect(facts).toContainText('0.120000000');

  const amount = main.getByLabel('Amount');
  await amount.fill('0.0000000001');
  await expect(main).toContainText('At most 9 decimals.');
  await amount.fill('999999999');
  await expect(main).toContainText('This exceeds your balance after the fee.');
  await amount.fill('0.100000001');
  await expect(facts).toContainText('0.220000001');
  await amount.press('Enter');
  await sign(page);
  await expectSent(page, {
    name: 'trnsfiopubky',
    payee_public_key: bob.publicKey,
    actor: alice.name,
    amount: 100_000_001,
    max_fee: 120_000_000,
  });
  await expect(to).toHaveValue('');
});

test('pays a public key that has no account yet', async ({ page }) => {
  const [alice] = await people();
  const key = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  await page.goto(`/wallet/transfer?to=${key}&amount=0.5`);
  await logInAs(page, alice);
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: 'Estimate' });
  await expect(facts.getByRole('link')).toHaveCount(2);
  const body = { fio_public_key: key };
  const held = async () =>
    (await askFio<{ balance?: number }>('/v1/chain/get_fio_balance', body)).balance ?? 0;
  const before = await held();
  if (before === 0) await expect(facts).toContainText('the transfer creates its account');
  await main.getByRole('button', { name: 'Send' }).click();
  await sign(page);
  await expectSent(page, { payee_public_key: key });
  expect((await held()) - before).toBe(500_000_000);
});

test('votes by address for addresses, and through a proxy', async ({ page }) => {
  const [, , carol] = await people();
  await page.goto('/vote');
  await logInAs(page, carol);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Voting address')).toHaveValue('carol@pronghorn');
  await expect(main).toContainText('bpalpha11111@producers');
  await main.getByLabel('Search producers').fill('bpalpha');
  await main.getByRole('checkbox', { name: /^Vote for / }).setChecked(true);
  // What was picked outlives a reload.
  await page.reload();
  await expect(main.getByRole('button', { name: 'Vote for 1 producer' })).toBeEnabled();
  await main.getByRole('button', { name: 'Vote for 1 producer' }).click();
  await sign(page);
  await expectSent(page, {
    name: 'voteproducer',
    producers: ['bpalpha11111@producers'],
    fio_address: 'carol@pronghorn',
    actor: carol.name,
    max_fee: 600_000_000,
  });

  await main.getByLabel('Proxy address').fill('alice@pronghorn');
  await main.getByRole('button', { name: 'Vote via this proxy' }).click();
  await expect(main).toContainText('This address is not registered as a proxy.');
  await main.getByLabel('Proxy address').fill('wiseproxy111@pronghorn');
  await main.getByRole('button', { name: 'Vote via this proxy' }).click();
  await sign(page);
  await expectSent(page, {
    name: 'voteproxy',
    proxy: 'wiseproxy111@pronghorn',
    fio_address: 'carol@pronghorn',
  });
});

test('makes an address a proxy, and ends it, at a fee that is said before', async ({ page }) => {
  const [, bob] = await people();
  await page.goto('/wallet/proxy');
  await logInAs(page, bob);
  const main = page.getByRole('main');
  await main.getByLabel('Proxy address').fill('alice@pronghorn');
  await main.getByRole('button', { name: 'Vote via this proxy' }).click();
  await expect(main).toContainText('This address is not registered as a proxy.');

  for (const [name, tab, button] of [
    ['regproxy', 'Register', 'Register as a proxy'],
    ['unregproxy', 'Unregister', 'Unregister as a proxy'],
  ] as const) {
    await main.getByRole('link', { name: tab, exact: true }).click();
    await expect(main.getByLabel('Your address', { exact: true })).toHaveValue('bob@edge');
    await main.getByRole('button', { name: button }).click();
    await sign(page);
    await expectSent(page, { name, fio_address: 'bob@edge', actor: bob.name });
  }
  await expect(main).toContainText('You are not registered as a proxy.');
});
