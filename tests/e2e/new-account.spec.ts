import type { Locator, Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { ask, devnetOf, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

interface Authority {
  threshold: number;
  keys: { key: string; weight: number }[];
  accounts: { permission: { actor: string; permission: string }; weight: number }[];
}

interface Account {
  ram_quota: number;
  total_resources: { cpu_weight: string; net_weight: string };
  self_delegated_bandwidth: { cpu_weight: string; net_weight: string } | null;
  permissions: { perm_name: string; required_auth: Authority }[];
}

const account = (chain: ChainKey, account_name: string) =>
  ask<Account>('/v1/chain/get_account', { account_name }, chain);

const authority = ({ permissions }: Account, name: string) =>
  permissions.find(({ perm_name }) => perm_name === name)?.required_auth;

interface Sent {
  trx: {
    trx: { actions: { account: string; name: string; authorization: object[]; data: object }[] };
  };
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const create = (page: Page) => main(page).getByRole('button', { name: 'Create the account' });

/** The actions of the transaction that was just sent, as a node reports them. */
async function submit(page: Page, chain: ChainKey, examine?: (review: Locator) => Promise<void>) {
  await create(page).click();
  await examine?.(page.getByRole('dialog', { name: 'Review transaction' }));
  await sign(page);
  const success = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(success).toBeVisible();
  const href = (await success.locator('a[href*="/transaction/"]').getAttribute('href')) ?? '';
  const id = /[0-9a-f]{64}/.exec(href)?.[0];
  let actions: Sent['trx']['trx']['actions'] = [];
  await expect(async () => {
    const { trx } = await ask<Sent>('/v1/history/get_transaction', { id }, chain);
    actions = trx.trx.actions;
  }).toPass({ timeout: 60_000 });
  return actions;
}

const oneKey = (key: string) => ({
  threshold: 1,
  keys: [{ key, weight: 1 }],
  accounts: [],
  waits: [],
});

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  for (const chain of ['kylin', 'jungle', 'proton'] as const)
    await fetch(`${devnetOf(chain)}/v1/chain/get_info`);
});

test('creates an account with a key generated here, whose backup is confirmed @core', async ({
  page,
}) => {
  await page.goto(`${siteOf('kylin')}/wallet/create-account`);
  await logIn(page, 'alice');
  await field(page, 'Account name').fill('alice');
  await expect(main(page).getByRole('link', { name: 'Bid for this name' })).toHaveAttribute(
    'href',
    '/namebids?search=alice',
  );
  await field(page, 'Account name').fill('bigexchange1');
  await expect(main(page)).toContainText('This name is taken.');
  await create(page).click();
  await expect(main(page)).toContainText('Enter a public key, or generate one.');
  await expect(field(page, 'Account name')).toHaveValue('bigexchange1');
  await field(page, 'Account name').fill('newcomer1111');
  await expect(main(page).getByText('Available', { exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: 'Generate a key pair: Owner, Active' }).click();
  const backup = main(page).getByRole('region', { name: 'Key backup' });
  const privateKey = /PVT_K1_\w+/.exec(await backup.innerText())?.[0] ?? '';
  const publicKey = /EOS\w{50}/.exec(await backup.innerText())?.[0] ?? '';
  await expect(field(page, 'Public key')).toHaveValue('');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(privateKey)).toBeVisible();
  await expect(create(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await field(page, 'Last 6 characters of the private key').fill(privateKey.slice(-6));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Public key')).toHaveValue(publicKey);
  await expect(main(page)).not.toContainText(privateKey);

  await field(page, 'Stake for CPU').fill('0.05');
  await create(page).click();
  await expect(main(page)).toContainText('Enter at least 0.1000 EOS');
  await field(page, 'Stake for CPU').fill('0.3');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText(/Total.*0\.4/);
  expect(await scrollsSideways(page)).toBe(false);
  const actions = await submit(page, 'kylin', async (review) => {
    await expect(review.getByText('Dry run in progress')).toHaveCount(0);
    await expect(review).toContainText('newcomer1111');
    // The key is the user's own, and has one spelling.
    await expect(review).not.toContainText('keys that are not yours');
    await expect(review).not.toContainText('Unknown key');
    await expect(review).not.toContainText(toModernKey(publicKey));
  });
  expect(actions.map(({ account, name }) => `${account}::${name}`)).toEqual([
    'eosio::newaccount',
    'eosio::buyrambytes',
    'eosio::delegatebw',
  ]);
  for (const { authorization } of actions)
    expect(authorization).toEqual([{ actor: 'alice', permission: 'active' }]);
  expect(actions[0]?.data).toMatchObject({ creator: 'alice', name: 'newcomer1111' });
  expect(actions[2]?.data).toEqual({
    from: 'alice',
    receiver: 'newcomer1111',
    stake_net_quantity: '0.1000 EOS',
    stake_cpu_quantity: '0.3000 EOS',
    transfer: 0,
  });
  const made = await account('kylin', 'newcomer1111');
  expect(made.ram_quota).toBeGreaterThanOrEqual(4096);
  const legacy = authority(made, 'owner')?.keys[0]?.key ?? '';
  expect(authority(made, 'active')).toEqual(oneKey(legacy));
  expect(authority(made, 'owner')).toEqual(oneKey(legacy));
  expect(await keyAccounts(publicKey)).toContain('newcomer1111');
});

async function keyAccounts(public_key: string): Promise<string[]> {
  const answer = await ask<{ account_names: string[] }>(
    '/v1/history/get_key_accounts',
    { public_key },
    'kylin',
  );
  return answer.account_names;
}

test('creates an account with separate owner and active, and gives the stake away', async ({
  page,
}) => {
  const key = devnetPublicKey('newcomer2222');
  const query = new URLSearchParams({ name: 'newcomer2222', owner: 'bob@active', active: key });
  await page.goto(`${siteOf('kylin')}/wallet/create-account/advanced?${query}`);
  await logIn(page, 'bob');
  await expect(main(page)).toContainText('Prefilled by a link');
  await field(page, 'RAM').fill('2999');
  await create(page).click();
  await expect(main(page)).toContainText('A new account needs at least 3,000 bytes.');
  await expect(field(page, 'Owner')).toHaveValue('bob@active');
  await field(page, 'RAM').fill('5000');
  await main(page).getByLabel('Transfer ownership of the stake').check();
  await submit(page, 'kylin');
  const made = await account('kylin', 'newcomer2222');
  expect(authority(made, 'owner')?.accounts).toEqual([
    { permission: { actor: 'bob', permission: 'active' }, weight: 1 },
  ]);
  expect(authority(made, 'active')).toEqual(oneKey(key));
  expect(made.self_delegated_bandwidth).toMatchObject({
    cpu_weight: '0.1000 EOS',
    net_weight: '0.1000 EOS',
  });
});

test('has fields for name and key only on Jungle, and pays in A through core.vaulta', async ({
  page,
}) => {
  const key = devnetPublicKey('newcomer3333');
  await page.goto(`${siteOf('jungle')}/wallet/create-account?name=newcomer3333&key=${key}`);
  await logIn(page, 'alice');
  await expect(field(page, 'RAM')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^Get test tokens/ })).toHaveAttribute(
    'href',
    /jungletestnet/,
  );
  const actions = await submit(page, 'jungle');
  expect(actions.map(({ account, name }) => `${account}::${name}`)).toEqual([
    'core.vaulta::newaccount',
    'core.vaulta::buyrambytes',
    'core.vaulta::delegatebw',
  ]);
  expect(actions[2]?.data).toMatchObject({ stake_cpu_quantity: '0.1000 A' });
  expect(authority(await account('jungle', 'newcomer3333'), 'owner')).toEqual(oneKey(key));
});

test('lets XPR give the resources', async ({ page }) => {
  const key = devnetPublicKey('newcomer4444');
  await page.goto(`${siteOf('proton')}/wallet/create-account?name=newcomer4444&key=${key}`);
  await logIn(page, 'alice');
  await expect(main(page)).toContainText('Creating it is free.');
  const actions = await submit(page, 'proton');
  expect(actions.map(({ account, name, data }) => [account, name, data])).toEqual([
    ['eosio', 'newaccount', expect.objectContaining({ name: 'newcomer4444' })],
    ['eosio.proton', 'newaccres', { account: 'newcomer4444' }],
  ]);
  expect((await account('proton', 'newcomer4444')).ram_quota).toBeGreaterThan(12_000);
});

test('shows the memo of a payment from an exchange, and notices the account', async ({ page }) => {
  await page.goto('/wallet/transfer');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await main(page).getByRole('link', { name: 'Create one without an account' }).click();
  await expect(main(page)).toContainText('Step 1 of 2');
  const key = devnetPublicKey('newcomer5555');
  await field(page, 'Account name').fill('newcomer5555');
  await field(page, 'Public key').fill(key);
  await main(page).getByRole('button', { name: 'Next' }).click();
  await expect(main(page)).toContainText('Step 2 of 2');
  await expect(main(page)).toContainText(`newcomer5555-${key}`);
  await expect(main(page).getByRole('link', { name: 'create.gm' })).toBeVisible();
  await page.reload();
  await expect(main(page)).toContainText('Step 2 of 2');
  await page.goBack();
  await expect(field(page, 'Public key')).toHaveValue(key);
  await page.goForward();

  const shared = await main(page)
    .getByRole('link', { name: /\?name=newcomer5555/ })
    .innerText();
  await page.goto(shared);
  await logIn(page, 'carol');
  await expect(main(page)).toContainText('Prefilled by a link');
  await create(page).click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const query = new URLSearchParams({ by: 'exchange', step: '2', name: 'newcomer5555', key });
  await page.goto(`/wallet/create-account?${query}`);
  await expect(main(page)).toContainText('newcomer5555 exists, and your key controls it.');
  query.set('key', devnetPublicKey('mallory'));
  await page.goto(`/wallet/create-account?${query}`);
  await expect(main(page)).toContainText('exists with another key. Do not pay.');
});

test('says that no service links an email, and what to do instead', async ({ page }) => {
  for (const path of ['/wallet/link-email', '/wallet/create-account/link-email']) {
    await page.goto(path);
    await expect(main(page)).toContainText('No service links email addresses to accounts');
    const advice = main(page).getByRole('listitem').filter({ hasText: 'Add a second key' });
    await expect(advice.getByRole('link', { name: 'Permissions' })).toBeVisible();
  }
});
