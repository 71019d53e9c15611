import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { fillDevelopmentKey, sign } from './log-in.ts';

interface Person {
  name: string;
  publicKey: string;
  privateKey: string;
}

const fioUrl = `http://127.0.0.1:${Number(process.env['DEVNET_PORT'] ?? 28_888) + 6}`;

/** The site of the chain of FIO. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('//eos.', '//fio.')),
});

async function ask<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${fioUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as T;
}

async function people(): Promise<[alice: Person, bob: Person, carol: Person]> {
  const response = await fetch(`${fioUrl}/devnet/accounts`);
  return ((await response.json()) as { accounts: [Person, Person, Person] }).accounts;
}

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
  const body = { json: true, code: 'fio.address', scope: 'fio.address', table, limit: 1000 };
  const { rows } = await ask<{ rows: NameRow[] }>('/v1/chain/get_table_rows', body);
  return rows.find((row) => row.name === name);
}

/** The fee of an endpoint, in billionths of a FIO. */
async function feeOf(endpoint: string): Promise<number> {
  const body = { json: true, code: 'fio.fee', scope: 'fio.fee', table: 'fiofees', limit: 1000 };
  const { rows } = await ask<{ rows: { end_point: string; suf_amount: number }[] }>(
    '/v1/chain/get_table_rows',
    body,
  );
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
  const link = page.getByRole('status').filter({ hasText: 'Success' }).getByRole('link').first();
  let action: SentAction | undefined;
  await expect(async () => {
    const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
    const found = await ask<{ trx?: { trx: { actions: SentAction[] } } }>(
      '/v1/history/get_transaction',
      { id },
    );
    action = found.trx?.trx.actions[0];
    expect(action).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return action;
}

async function logInAs(page: Page, { name, privateKey }: Person): Promise<void> {
  const dialog = await fillDevelopmentKey(page, name, privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

// A node answers 400 for an account that is not there.
test.use({ allowedConsole: /400 \(Bad Request\).*get_account/ });

const unique = () => Date.now().toString(36).slice(-6);

test('registers names at the fees of the table, manages and transfers them', async ({ page }) => {
  const [alice, bob] = await people();
  const domain = `town${unique()}`;
  await page.goto('/wallet/register-domain?domain=edge');
  await logInAs(page, bob);
  const main = page.getByRole('main');
  await expect(main).toContainText('This name is registered already.');
  const field = main.getByLabel('Domain', { exact: true });
  await field.fill('no good');
  await main.getByRole('button', { name: 'Register domain' }).click();
  await expect(main).toContainText('Enter letters, digits and hyphens');
  await expect(field).toHaveValue('no good');
  await field.fill(domain);
  const domainFee = await feeOf('register_fio_domain');
  await expect(main.getByRole('region', { name: 'Estimate' })).toContainText(
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
  await main.getByRole('button', { name: 'Transfer address' }).click();
  expect(await signAndRead(page)).toMatchObject({
    name: 'xferaddress',
    data: { ...toAlice, fio_address: `bob@${domain}` },
  });
  await page.goto(`/wallet/manage/domains?domain=${domain}&do=transfer&to=${alice.publicKey}`);
  await main.getByRole('button', { name: 'Transfer domain' }).click();
  expect(await signAndRead(page)).toMatchObject({
    name: 'xferdomain',
    data: { ...toAlice, fio_domain: domain },
  });
  expect(await rowOf('domains', domain)).toMatchObject({ account: alice.name });
});

test('maps and removes a public address, and buys bundles', async ({ page }) => {
  const [, bob] = await people();
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
