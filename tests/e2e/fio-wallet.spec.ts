import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import type { Locator, Page } from '@playwright/test';
import { decompress } from '#src/chain/sign/transaction/zlib.ts';
import { ask, devnetAccounts, expect, testOn, type DemoAccount } from './fixtures.ts';
import { logInAs, sign } from './log-in.ts';

const test = testOn('fio');

interface Told {
  trx?: { trx: { actions: { name: string; data: Record<string, unknown> }[] } };
}

/** Expects what the transaction that was just sent does, as a node knows it once it has its block. */
async function expectSent(page: Page, wanted: Record<string, unknown>): Promise<void> {
  const link = page
    .getByRole('status')
    .filter({ hasText: 'Success' })
    .locator('a[href*="/transaction/"]');
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const [action] =
      (await ask<Told>('/v1/history/get_transaction', { id }, 'fio')).trx?.trx.actions ?? [];
    expect({ name: action?.name, ...action?.data }).toMatchObject(wanted);
  }).toPass({ timeout: 60_000 });
}

/** The action of the shown signing request, for a signer. */
async function requested(share: Locator, { name: actor }: DemoAccount) {
  const uri = (await share.getByText(/^esr:/).textContent()) ?? '';
  const zlib = {
    deflateRaw: (bytes: Uint8Array) => bytes,
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  const { abi } = await ask<{ abi: object }>('/v1/chain/get_abi', { account_name: 'eosio' }, 'fio');
  const header = { expiration: '2030-01-01T00:00:00', ref_block_num: 1, ref_block_prefix: 2 };
  const resolved = SigningRequest.from(uri, { zlib }).resolve(
    new Map([['eosio', ABI.from(abi as never)]]),
    { actor, permission: 'active' },
    header,
  );
  return JSON.parse(JSON.stringify(resolved.resolvedTransaction.actions[0])) as object;
}

test('pays an address with nine decimals, and says the fee before @core', async ({ page }) => {
  const [alice, bob] = await devnetAccounts('fio');
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
  const [alice] = await devnetAccounts('fio');
  const key = 'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  await page.goto(`/wallet/transfer?to=${key}&amount=0.5`);
  await logInAs(page, alice);
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: 'Estimate' });
  await expect(facts.getByRole('link')).toHaveCount(2);
  const body = { fio_public_key: key };
  const held = async () =>
    (await ask<{ balance?: number }>('/v1/chain/get_fio_balance', body, 'fio')).balance ?? 0;
  const before = await held();
  if (before === 0) await expect(facts).toContainText('the transfer creates its account');
  await main.getByRole('button', { name: 'Send' }).click();
  await sign(page);
  await expectSent(page, { payee_public_key: key });
  expect((await held()) - before).toBe(500_000_000);
});

test('votes by address for addresses, and through a proxy', async ({ page }) => {
  const [, , carol] = await devnetAccounts('fio');
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

test('a link restores a vote with its proxy and its address', async ({ page }) => {
  const [alice, , carol] = await devnetAccounts('fio');
  await page.goto('/vote');
  await logInAs(page, carol);
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('checkbox', { name: `Vote for ${name}` });
  await expect(main.getByLabel('Voting address')).toHaveValue('carol@pronghorn');
  await main.getByLabel('Search producers').fill('bp');
  const [first = '', second = ''] = (
    await main
      .getByRole('checkbox', { name: /^Vote for / })
      .evaluateAll((boxes) => boxes.map((one) => one.getAttribute('aria-label') ?? ''))
  ).map((label) => label.replace('Vote for ', ''));
  for (const name of [first, second]) await box(name).setChecked(true);
  await main.getByLabel('Voting address').selectOption('');
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  const share = main.getByRole('region', { name: 'Share this form' });
  await expect(share.getByText(/^esr:/)).toBeVisible();
  await expect(share).toContainText('votes for the chosen producers');
  expect(await requested(share, alice)).toMatchObject({
    name: 'voteproducer',
    data: { fio_address: '', actor: alice.name, max_fee: 600_000_000 },
  });
  const proxy = main.getByLabel('Proxy address');
  await proxy.fill('wiseproxy');
  await expect(share).toContainText('Complete the form first.');
  await proxy.fill('wiseproxy111@pronghorn');
  await expect(share).toContainText('votes via the proxy');
  expect(await requested(share, alice)).toMatchObject({
    name: 'voteproxy',
    data: { proxy: 'wiseproxy111@pronghorn', fio_address: '', actor: alice.name },
  });
  await share.getByRole('button', { name: 'QR code of the link' }).click();
  await expect(share.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = (await share.getByText(/^http:/).textContent()) ?? '';
  const linked = new URL(link).searchParams.get('producers')?.split(',') ?? [];
  expect(linked).toEqual(expect.arrayContaining([first, second]));

  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/^draft\/|^typed-address/.test(key)) sessionStorage.removeItem(key);
  });
  await page.goto(link);
  await expect(main).toContainText('Prefilled by a link');
  await expect(proxy).toHaveValue('wiseproxy111@pronghorn');
  await expect(main.getByLabel('Voting address')).toHaveValue('');
  for (const name of [first, second]) await expect(box(name)).toBeChecked();
  await main.getByRole('button', { name: 'Vote via this proxy' }).click();
  await sign(page);
  await expectSent(page, { name: 'voteproxy', fio_address: '', proxy: 'wiseproxy111@pronghorn' });
  await expect(proxy).toHaveValue('');
  expect(new URL(page.url()).searchParams.has('proxy')).toBe(false);
});

test('registers an address as a proxy, and unregisters it, at a fee that is shown before', async ({
  page,
}) => {
  const [, bob] = await devnetAccounts('fio');
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
