import type { Page } from '@playwright/test';
import { PrivateKey } from '@wharfkit/session';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { ask, devnetOf, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

/** A classic chain: its permission changes go to eosio itself. */
const site = siteOf('kylin');

interface Permission {
  perm_name: string;
  parent: string;
  required_auth: {
    threshold: number;
    keys: { key: string; weight: number }[];
    accounts: { permission: { actor: string; permission: string }; weight: number }[];
    waits: { wait_sec: number; weight: number }[];
  };
  linked_actions: { account: string; action: string }[];
}

async function permissionOf(account: string, name: string): Promise<Permission | undefined> {
  const { permissions } = await ask<{ permissions: Permission[] }>(
    '/v1/chain/get_account',
    { account_name: account },
    'kylin',
  );
  return permissions.find(({ perm_name: found }) => found === name);
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
const publicKey = (name: string) => toModernKey(devnetPublicKey(name));

async function submit(page: Page, button: string): Promise<void> {
  await main(page).getByRole('button', { name: button, exact: true }).click();
  await sign(page);
  await expect(success(page)).toBeVisible();
}

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('kylin')}/v1/chain/get_info`);
});

test('changes the active key, and keeps owner for the owner permission @core', async ({ page }) => {
  await page.goto(`${site}/wallet/permissions?active=EOS1234`);
  await logIn(page, 'judy');
  await expect(field(page, 'New active key')).toHaveValue('EOS1234');
  await main(page)
    .getByRole('checkbox', { name: /^I want to change who controls/ })
    .check();
  await main(page).getByRole('button', { name: 'Change keys', exact: true }).click();
  await expect(main(page)).toContainText('57 characters that starts with PUB_K1');
  await expect(field(page, 'New owner key')).not.toBeEditable();
  await expect(main(page)).toContainText('Log in as judy@owner to change the owner key.');
  await expect(main(page).getByRole('region', { name: 'Permissions' })).toContainText('yours');

  const before = await permissionOf('judy', 'owner');
  await field(page, 'New active key').fill(publicKey('judy@new'));
  const diff = main(page).getByRole('region', { name: 'Before and after' });
  await expect(diff).toContainText('removed');
  await expect(diff).toContainText(publicKey('judy@new'));
  expect(await scrollsSideways(page)).toBe(false);
  await main(page).getByRole('button', { name: 'Change keys', exact: true }).click();
  // The key is nobody's that this site knows, so that the name is typed again.
  await page.getByRole('dialog').getByRole('textbox', { name: 'Type judy' }).fill('judy');
  await sign(page);
  await expect(success(page)).toBeVisible();
  const active = await permissionOf('judy', 'active');
  expect(active?.parent).toBe('owner');
  expect(active?.required_auth).toEqual({
    threshold: 1,
    keys: [{ key: devnetPublicKey('judy@new'), weight: 1 }],
    accounts: [],
    waits: [],
  });
  expect(await permissionOf('judy', 'owner')).toEqual(before);
});

test('a key made in this browser is the user’s own, and has one spelling', async ({ page }) => {
  await page.goto(`${site}/wallet/utilities/keys`);
  const made = page.getByRole('region', { name: 'Generate a key pair' });
  await made.getByRole('button', { name: 'Generate' }).click();
  await made.getByRole('button', { name: 'Show' }).first().click();
  const key = PrivateKey.from(await made.getByText(/^PVT_K1_/).innerText()).toPublic();
  const legacy = key.toLegacyString('EOS');
  await page.goto(`${site}/wallet/permissions`);
  await logIn(page, 'ivan');
  const typed = field(page, 'New active key');
  await typed.fill(String(key));
  await typed.blur();
  await expect(typed).toHaveValue(String(key));
  await main(page).getByRole('button', { name: 'Change keys', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText('The permission ivan@active changes.');
  await expect(review).toContainText(legacy);
  await expect(review).not.toContainText('Others can control');
  // Only that the key that signs is removed is a reason to type the name.
  await expect(review).toContainText('The key that signs loses ivan@active.');
  await expect(review.getByRole('textbox', { name: 'Type ivan' })).toHaveCount(1);
  await expect(review).not.toContainText(String(key));
  await review.getByRole('button', { name: 'PUB_K1_…' }).first().click();
  await expect(review).toContainText(/PUB_K1_\w{50}/);
});

test('creates a permission that can only claim, edits it, and deletes it', async ({ page }) => {
  await page.goto(`${site}/wallet/permissions`);
  await logIn(page, 'grace');
  await page.goto(`${site}/wallet/permissions/advanced?permission=&threshold=1`);
  // A new permission has no name yet.
  await expect(main(page)).toContainText('use this permission');
  await expect(main(page)).not.toContainText(/grace@(?!\w)/);
  await page.goto(`${site}/wallet/permissions`);
  await main(page).getByRole('link', { name: 'A key that can only claim rewards' }).click();
  await expect(field(page, 'Linked actions')).toHaveValue('eosio::claimrewards');
  await field(page, 'Key 1').fill('not a key');
  await main(page).getByRole('button', { name: 'Create permission', exact: true }).click();
  await expect(main(page)).toContainText('Enter a public key.');
  await expect(field(page, 'Key 1')).toHaveValue('not a key');
  await field(page, 'Key 1').fill(publicKey('grace@claims'));
  await expect(main(page)).toContainText(
    'You cannot use grace@claims alone, but you can change it as active.',
  );
  await submit(page, 'Create permission');
  expect(await permissionOf('grace', 'claims')).toMatchObject({
    parent: 'active',
    required_auth: { threshold: 1, keys: [{ key: devnetPublicKey('grace@claims'), weight: 1 }] },
    linked_actions: [{ account: 'eosio', action: 'claimrewards' }],
  });

  await main(page)
    .getByRole('combobox', { name: 'Permission', exact: true })
    .selectOption('claims');
  await expect(page).toHaveURL(/permission=claims$/);
  await main(page).getByRole('button', { name: 'Add an account' }).click();
  await field(page, 'Account 1').fill('nosuchname12@active');
  await field(page, 'Threshold').fill('3');
  await main(page).getByRole('button', { name: 'Save permission', exact: true }).click();
  await expect(main(page)).toContainText('The weights together cannot reach the threshold.');
  await expect(main(page)).toContainText('Account not found!');
  await field(page, 'Threshold').fill('2');
  await field(page, 'Account 1').fill('heidi');
  await main(page).getByRole('button', { name: 'Add an account' }).click();
  await field(page, 'Account 2').fill('frank@active');
  await main(page).getByRole('button', { name: 'Add a wait' }).click();
  await field(page, 'Wait 1, seconds').fill('86400');
  await expect(main(page)).toContainText('It can be satisfied.');
  await submit(page, 'Save permission');
  const level = (actor: string) => ({ permission: { actor, permission: 'active' }, weight: 1 });
  expect((await permissionOf('grace', 'claims'))?.required_auth).toEqual({
    threshold: 2,
    keys: [{ key: devnetPublicKey('grace@claims'), weight: 1 }],
    accounts: [level('frank'), level('heidi')],
    waits: [{ wait_sec: 86_400, weight: 1 }],
  });

  await page.goto(`${site}/wallet/permissions/advanced?permission=claims`);
  await submit(page, 'Delete permission');
  expect(await permissionOf('grace', 'claims')).toBeUndefined();
});

test('links a permission to an action of the contract’s ABI, and unlinks it', async ({ page }) => {
  await page.goto(`${site}/wallet/permissions/link?contract=eosio`);
  await logIn(page, 'carol');
  await main(page)
    .getByRole('checkbox', { name: /^I want to change who controls/ })
    .check();
  const action = main(page).getByRole('combobox', { name: 'Action', exact: true });
  await action.selectOption('updateauth');
  await main(page).getByRole('button', { name: 'Link', exact: true }).click();
  await expect(main(page)).toContainText('The chain does not allow this action to be linked.');
  await action.selectOption('claimrewards');
  await submit(page, 'Link');
  const linked = async () => (await permissionOf('carol', 'ballot'))?.linked_actions;
  expect(await linked()).toContainEqual({ account: 'eosio', action: 'claimrewards' });

  const list = main(page).getByRole('region', { name: 'Linked actions' });
  await expect(list).toContainText('claimrewards');
  await list.getByRole('button', { name: 'Unlink eosio::claimrewards from ballot' }).click();
  await sign(page);
  await expect(success(page)).toBeVisible();
  expect(await linked()).toEqual([{ account: 'eosio', action: 'voteproducer' }]);
});

test('examines the account and leads to the form that mends it', async ({ page }) => {
  await page.goto(`${site}/wallet/security`);
  await expect(page).toHaveURL(/\/wallet\/security\/safemode$/);
  await logIn(page, 'heidi');
  const notes = main(page).getByRole('region', { name: 'Security notes' });
  await expect(notes).toContainText('owner and active use the same key');
  await notes.getByRole('link', { name: 'Move owner to a cold key' }).click();
  await expect(page).toHaveURL(/permissions\/advanced\?preset=cold-owner$/);
  await expect(main(page)).toContainText('Log in as heidi@owner');
  await expect(main(page).getByRole('button', { name: 'Save permission' })).toBeDisabled();
});

test('lists the passkeys that a wallet registered, and what they may sign', async ({ page }) => {
  await page.goto(`${siteOf('proton')}/wallet/security/safemode`);
  await logIn(page, 'alice');
  const passkeys = main(page).getByRole('region', { name: 'Registered passkeys' });
  await expect(passkeys.getByRole('row', { name: /Laptop.*wallet\.example.*None/ })).toBeVisible();
  await expect(passkeys).toContainText('<b>Phone</b>');
});
