import type { Page } from '@playwright/test';
import { ask, devnetAccounts, expect, rowsOf, testOn, type DemoAccount } from './fixtures.ts';
import { fillDevelopmentKey, sign } from './log-in.ts';

const test = testOn('fio');

interface NameRow {
  name: string;
  owner_account?: string;
  account?: string;
  is_public?: number;
  expiration?: number;
  bundleeligiblecountdown?: number;
  addresses?: { chain_code: string; token_code: string; public_address: string }[];
}

/** A row of fio.address, by its name. */
async function rowOf(table: 'fionames' | 'domains', name: string): Promise<NameRow | undefined> {
  const rows = await rowsOf<NameRow>('fio.address', table, { chain: 'fio' });
  return rows.find((row) => row.name === name);
}

/** The fee of an endpoint, in billionths of a FIO. */
async function feeOf(endpoint: string): Promise<number> {
  const rows = await rowsOf<{ end_point: string; suf_amount: number }>('fio.fee', 'fiofees', {
    chain: 'fio',
  });
  return Number(rows.find(({ end_point: name }) => name === endpoint)?.suf_amount);
}

const written = (units: number) => (units / 1e9).toFixed(9);

interface SentAction {
  account: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: Record<string, unknown>;
}

/** Signs what the form prepared, and reads the transaction back from a node. */
async function signAndRead(page: Page): Promise<SentAction | undefined> {
  await sign(page);
  const link = page
    .getByRole('status')
    .filter({ hasText: 'Success' })
    .locator('a[href*="/transaction/"]');
  await expect(link).toHaveAttribute('href', /[0-9a-f]{64}/, { timeout: 60_000 });
  let action: SentAction | undefined;
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const found = await ask<{ trx?: { trx: { actions: SentAction[] } } }>(
      '/v1/history/get_transaction',
      { id },
      'fio',
    );
    action = found.trx?.trx.actions[0];
    expect(action).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return action;
}

async function logInAs(page: Page, { name, privateKey }: DemoAccount): Promise<void> {
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

const unique = () => Date.now().toString(36).slice(-6);

test('registers names at the fees of the table, manages and transfers them', async ({ page }) => {
  const [alice, bob] = await devnetAccounts('fio');
  const domain = `town${unique()}`;
  await page.goto('/wallet/register-domain?domain=edge');
  await logInAs(page, bob);
  const main = page.getByRole('main');
  await expect(main).toContainText('This name is registered already.');
  const estimate = main.getByRole('region', { name: 'Estimate' });
  const field = main.getByLabel('Domain', { exact: true });
  await field.fill('no good');
  await main.getByRole('button', { name: 'Register domain' }).click();
  await expect(main).toContainText('Enter letters, digits and hyphens');
  await expect(field).toHaveValue('no good');
  await field.fill(domain);
  const domainFee = await feeOf('register_fio_domain');
  await expect(estimate).toContainText(
    domainFee >= 1e9 ? String(Math.floor(domainFee / 1e9)) : written(domainFee),
  );
  await field.press('Enter');
  const authorization = [{ actor: bob.name, permission: 'active' }];
  const paid = { actor: bob.name, tpid: '' };
  const registered = await signAndRead(page);
  expect(registered).toMatchObject({ account: 'fio.address', name: 'regdomain', authorization });
  expect(registered?.data).toMatchObject({
    ...paid,
    fio_domain: domain,
    owner_fio_public_key: '',
  });
  expect(Number(registered?.data['max_fee'])).toBe(domainFee);
  expect(await rowOf('domains', domain)).toMatchObject({ account: bob.name, is_public: 0 });
  await expect(field).toHaveValue('');

  await main.getByRole('link', { name: 'Register address' }).click();
  const address = main.getByLabel('Address', { exact: true });
  await address.fill(`bob@none${domain}`);
  await expect(main.getByRole('link', { name: `Register the domain none${domain}` })).toBeVisible();
  await address.fill('bob@forgotten');
  await expect(main).toContainText('This domain has expired.');
  await address.fill('bob@pr0nghorn');
  await expect(main).toContainText('This domain is private.');
  await address.fill(`Bob@${domain}`);
  await expect(main).toContainText('Not registered');
  await main.getByRole('button', { name: 'Register address' }).click();
  const named = await signAndRead(page);
  expect(named).toMatchObject({ account: 'fio.address', name: 'regaddress', authorization });
  expect(named?.data).toMatchObject({ ...paid, fio_address: `bob@${domain}` });
  expect(Number(named?.data['max_fee'])).toBe(await feeOf('register_fio_address'));
  expect(await rowOf('fionames', `bob@${domain}`)).toMatchObject({ owner_account: bob.name });

  const before = (await rowOf('domains', domain))?.expiration ?? 0;
  await page.goto(`/wallet/manage/domains?domain=${domain}&do=renew`);
  await main.getByRole('button', { name: 'Renew domain' }).click();
  const renewed = await signAndRead(page);
  expect(renewed).toMatchObject({ name: 'renewdomain', data: { ...paid, fio_domain: domain } });
  expect(Number(renewed?.data['max_fee'])).toBe(await feeOf('renew_fio_domain'));
  expect((await rowOf('domains', domain))?.expiration).toBe(before + 365 * 86_400);

  await page.goto(`/wallet/manage/domains?domain=${domain}&do=visibility`);
  await main.getByRole('button', { name: 'Make public' }).click();
  const published = { ...paid, fio_domain: domain, is_public: 1 };
  expect(await signAndRead(page)).toMatchObject({ name: 'setdomainpub', data: published });
  expect(await rowOf('domains', domain)).toMatchObject({ is_public: 1 });

  const toAlice = { ...paid, new_owner_fio_public_key: alice.publicKey };
  await page.goto(`/wallet/manage/addresses?address=bob@${domain}&do=transfer&to=alice@pronghorn`);
  await expect(estimate).toContainText('Public key');
  await main.getByRole('button', { name: 'Transfer address' }).click();
  expect(await signAndRead(page)).toMatchObject({
    name: 'xferaddress',
    data: { ...toAlice, fio_address: `bob@${domain}` },
  });
  await page.goto(`/wallet/manage/domains?domain=${domain}&do=transfer&to=${alice.publicKey}`);
  await expect(estimate).toContainText('Public key');
  await main.getByRole('button', { name: 'Transfer domain' }).click();
  expect(await signAndRead(page)).toMatchObject({
    name: 'xferdomain',
    data: { ...toAlice, fio_domain: domain },
  });
  expect(await rowOf('domains', domain)).toMatchObject({ account: alice.name });
});

test('maps and removes a public address, and buys bundles', async ({ page }) => {
  const [, bob] = await devnetAccounts('fio');
  await page.goto('/wallet/manage/addresses?address=bob@edge&do=map&chain=ltc&public=ltc1qexample');
  await logInAs(page, bob);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Estimate' })).toContainText('Free');
  await expect(main).toContainText('Prefilled by a link');
  await main.getByRole('button', { name: 'Map address' }).click();
  const mapped = await signAndRead(page);
  const link = { chain_code: 'LTC', token_code: 'LTC', public_address: 'ltc1qexample' };
  expect(mapped).toMatchObject({
    name: 'addaddress',
    data: { fio_address: 'bob@edge', public_addresses: [link], actor: bob.name, tpid: '' },
  });
  expect((await rowOf('fionames', 'bob@edge'))?.addresses).toContainEqual(link);

  await page.goto('/wallet/manage/addresses?address=bob@edge&do=unmap&chain=LTC&token=LTC');
  await main.getByRole('button', { name: 'Remove address' }).click();
  expect(await signAndRead(page)).toMatchObject({
    name: 'remaddress',
    data: { public_addresses: [link] },
  });
  expect((await rowOf('fionames', 'bob@edge'))?.addresses).not.toContainEqual(link);

  const before = (await rowOf('fionames', 'bob@edge'))?.bundleeligiblecountdown ?? 0;
  await page.goto('/wallet/manage/addresses?address=bob@edge&do=bundles&sets=0');
  await main.getByRole('button', { name: 'Buy bundles' }).click();
  await expect(main).toContainText('Enter a whole number from 1 to 100.');
  await main.getByLabel('Sets of 100').fill('2');
  await main.getByRole('button', { name: 'Buy bundles' }).click();
  const bought = await signAndRead(page);
  expect(bought).toMatchObject({ name: 'addbundles', data: { fio_address: 'bob@edge' } });
  expect(Number(bought?.data['max_fee'])).toBe(2 * (await feeOf('add_bundled_transactions')));
  expect((await rowOf('fionames', 'bob@edge'))?.bundleeligiblecountdown).toBe(before + 200);

  await page.goto('/wallet/manage/addresses?address=bob@edge&do=transfer&to=bob@edge');
  await main.getByRole('button', { name: 'Transfer address' }).click();
  await expect(main).toContainText('This is your own key.');
  await expect(main.getByLabel('New owner')).toHaveValue('bob@edge');
});

test('lists requests for funds, rejects one as the payer, and cancels one as the payee', async ({
  page,
}) => {
  const [alice, bob] = await devnetAccounts('fio');
  const requests = page.getByRole('main').getByRole('region', { name: 'Requests for funds' });
  const row = (side: string, id: string) =>
    requests.getByRole('table', { name: side }).getByRole('row').filter({ hasText: id });
  await page.goto('/wallet/manage/addresses');
  await logInAs(page, alice);
  await expect(requests).toContainText('Amount and memo of a request are encrypted');
  await expect(row('Received', 'Paid').filter({ hasText: 'bob@edge' })).toHaveCount(1);
  await expect(row('Received', 'Rejected')).toHaveCount(1);
  await expect(row('Received', 'Cancelled')).toHaveCount(1);
  await expect(requests.getByRole('link', { name: 'Pay bob@edge' })).toHaveAttribute(
    'href',
    /\/wallet\/transfer\?to=bob%40edge/,
  );
  await expect(requests).toContainText('A payment leaves its request “Pending”');
  await requests.getByRole('button', { name: 'Reject request 3' }).click();
  const rejected = await signAndRead(page);
  expect(rejected).toMatchObject({
    account: 'fio.reqobt',
    name: 'rejectfndreq',
    authorization: [{ actor: alice.name, permission: 'active' }],
    data: { fio_request_id: '3', actor: alice.name, tpid: '' },
  });
  expect(Number(rejected?.data['max_fee'])).toBe(await feeOf('reject_funds_request'));
  await expect(row('Received', 'Rejected')).toHaveCount(2);
  await expect(requests.getByRole('button', { name: /^Reject/ })).toHaveCount(0);

  // As who asked, the same requests are listed as sent.
  await page.locator('header summary[aria-label^="Account "]').click();
  await page.getByRole('button', { name: 'Add another account' }).click();
  await logInAs(page, bob);
  await expect(row('Sent', 'Rejected')).toHaveCount(2);
  await expect(requests.getByRole('table', { name: 'Received' })).toHaveCount(0);

  // A new request of bob's, with a text of the length of an encrypted one.
  const asked = { payer_fio_address: 'alice@pronghorn', payee_fio_address: 'bob@edge' };
  const paid = { max_fee: await feeOf('new_funds_request'), actor: bob.name, tpid: '' };
  const query = new URLSearchParams({
    name: 'fio.reqobt',
    part: 'actions',
    action: 'newfundsreq',
    data: JSON.stringify({ ...asked, content: 'x'.repeat(64), ...paid }),
  });
  await page.goto(`/contract?${query}`);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  expect(await signAndRead(page)).toMatchObject({ name: 'newfundsreq', data: asked });
  await page.goto('/wallet/manage/addresses');
  const cancel = requests.getByRole('button', { name: /^Cancel request \d+$/ });
  await expect(row('Sent', 'Pending')).toHaveCount(1);
  const id = /\d+/.exec(await cancel.innerText())?.[0];
  await cancel.click();
  const cancelled = await signAndRead(page);
  expect(cancelled).toMatchObject({
    account: 'fio.reqobt',
    name: 'cancelfndreq',
    authorization: [{ actor: bob.name, permission: 'active' }],
    data: { fio_request_id: id, actor: bob.name, tpid: '' },
  });
  expect(Number(cancelled?.data['max_fee'])).toBe(await feeOf('cancel_funds_request'));
  await expect(cancel).toHaveCount(0);
  await expect(row('Sent', 'Cancelled')).toHaveCount(2);
});
