import type { Page } from '@playwright/test';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { ask, core, expect } from '../e2e/fixtures.ts';
import { logIn, sign } from '../e2e/log-in.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/links.ts';

const scenario = scenarioOf(scenarios);
const attackersKey = String(devnetPrivateKey('mallory').toPublic());

const notice = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Prefilled by a link' });
const clear = (page: Page) => notice(page).getByRole('button', { name: 'Clear' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });
const review = (page: Page) => page.getByRole('dialog', { name: 'Review transaction' });

interface Account {
  permissions: { perm_name: string }[];
}
const accountOf = (name: string) => ask<Account>('/v1/chain/get_account', { account_name: name });

async function balanceOf(account: string): Promise<bigint> {
  const [text = '0'] = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account,
    symbol: core.code,
  });
  return BigInt(text.replace(/\D/g, ''));
}

const actionLink = (contract: string, action: string, data: object) =>
  `/contract?${String(new URLSearchParams({ name: contract, part: 'actions', action, data: JSON.stringify(data) }))}`;

const takeOver = (account: string) =>
  actionLink('eosio', 'updateauth', {
    account,
    permission: 'active',
    parent: 'owner',
    auth: {
      threshold: 1,
      keys: [{ key: attackersKey, weight: 1 }],
      accounts: [],
      waits: [],
    },
  });

scenario('link-fills-transfer', async ({ page }) => {
  const before = await Promise.all(['grace', 'ivan'].map(balanceOf));
  await page.goto('/wallet/transfer?to=grace&amount=9.0000&memo=refund');
  await logIn(page, 'frank');
  await expect(notice(page)).toContainText('Receiver, Amount, Memo');
  await clear(page).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('To', { exact: true }).fill('ivan');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const after = await Promise.all(['grace', 'ivan'].map(balanceOf));
  expect(after).toEqual([before[0], (before[1] ?? 0n) + 7n]);
});

scenario('link-comes-back-as-draft', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'frank');
  await page.getByLabel('Memo').fill('typed here');
  await page.goto('/wallet/transfer?to=grace');
  await expect(notice(page)).toContainText('Receiver');
  await expect(page.getByLabel('Memo')).toHaveValue('');
  await page.getByLabel('Amount').fill('0.5');
  await page.goto('/wallet/transfer');
  await expect(page.getByLabel('Memo')).toHaveValue('typed here');
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  await expect(notice(page)).toHaveCount(0);
});

scenario('link-names-address-in-memo', async ({ page }) => {
  const [paid, poisoned] = ['0098527886e0f7030069857d2e4169', 'f'.repeat(30)].map(
    (middle) => `0x529084${middle}9ee7`,
  );
  await page.goto('/wallet');
  await page.evaluate(
    (id) => localStorage.setItem('pronghorn-addressees/eos', JSON.stringify([id])),
    `eosio.evm ${paid}`,
  );
  const payment = { from: 'frank', to: 'eosio.evm', quantity: '0.0001 EOS', memo: poisoned };
  await page.goto(actionLink('eosio.token', 'transfer', payment));
  await logIn(page, 'frank');
  await submit(page).click();
  const warnings = review(page).getByRole('list', { name: 'Warnings' });
  await expect(warnings).toContainText(`${poisoned} looks like ${paid}, which you know`);
  await expect(warnings).toContainText('eosio.evm passes this on to whom the memo names.');
  const { scrollWidth, clientWidth } = await warnings.evaluate((list) => ({
    scrollWidth: list.scrollWidth,
    clientWidth: list.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(review(page).getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
});

scenario('link-fills-stake', async ({ page }) => {
  await page.goto('/wallet/resources/stake?cpu=5&receiver=grace');
  await logIn(page, 'frank');
  await expect(notice(page)).toContainText('CPU, Receiver');
});

scenario('link-names-proxy', async ({ page }) => {
  await page.goto('/wallet/proxy?proxy=wiseproxy111');
  await logIn(page, 'frank');
  await expect(notice(page)).toContainText('Proxy');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Proxy', exact: true });
  await expect(field).toHaveValue('wiseproxy111');
  await clear(page).click();
  await expect(field).toHaveValue('');
  await expect(notice(page)).toHaveCount(0);
});

scenario('link-changes-authority', async ({ page }) => {
  const before = await accountOf('frank');
  await page.goto(takeOver('frank'));
  await logIn(page, 'frank');
  await expect(notice(page)).toContainText('account, permission, parent, auth');
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I want to change who controls this account.' }).check();
  await submit(page).click();
  await expect(review(page)).toBeVisible();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toHaveCount(0);
  expect((await accountOf('frank')).permissions).toEqual(before.permissions);
});

scenario('link-fills-permission-forms', async ({ page }) => {
  const forms = [
    [`/wallet/permissions?active=${attackersKey}`, 'Change keys'],
    [`/wallet/permissions/advanced?permission=active&keys=${attackersKey}:1`, 'Save permission'],
    ['/wallet/permissions/link?permission=active&contract=eosio.token&action=transfer', 'Link'],
  ] as const;
  await page.goto('/wallet');
  await logIn(page, 'frank');
  for (const [path, label] of forms) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
    await expect(notice(page)).toBeVisible();
    await expect(button).toBeDisabled();
    await notice(page).getByRole('checkbox').check();
    await expect(button).toBeEnabled();
    await clear(page).click();
    await expect(notice(page)).toHaveCount(0);
  }
});

scenario('link-keeps-power-after-reload', async ({ page }) => {
  await page.goto(takeOver('frank'));
  await logIn(page, 'frank');
  await page.getByRole('checkbox', { name: 'I want to change who controls this account.' }).check();
  await expect(submit(page)).toBeEnabled();
  const opened = page.url();
  await page.getByLabel('parent', { exact: true }).fill('active');
  // What is typed is put into the address.
  await expect.poll(() => page.url()).not.toBe(opened);
  await page.reload();
  await expect(page.getByLabel('parent', { exact: true })).toHaveValue('active');
  await expect(notice(page)).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});

scenario('link-fills-power-by-fields', async ({ page }) => {
  const fields = 'data.account=frank&code=eosio.token&data.type=transfer&requirement=active';
  await page.goto(
    `/contract?loadContract=true&tab=Actions&account=eosio&action=linkauth&${fields}&auth=frank@owner`,
  );
  await expect(notice(page)).toContainText('account, code, type, requirement, Authorization');
  await expect(submit(page)).toBeDisabled();
});

scenario('link-approves-proposal', async ({ page }) => {
  const level = { actor: 'frank', permission: 'active' };
  const id = { proposer: 'alice', proposal_name: 'payauditors1' };
  await page.goto(actionLink('eosio.msig', 'approve', { ...id, level }));
  await expect(notice(page)).toContainText('proposer, proposal_name, level');
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: /approve or execute this proposal/ }).check();
  await expect(submit(page)).toBeEnabled();
  const table = { code: 'eosio.msig', scope: 'alice', table: 'approvals2', json: true };
  const { rows } = await ask<{ rows: object[] }>('/v1/chain/get_table_rows', table);
  expect(JSON.stringify(rows)).not.toMatch(/"provided_approvals":\[[^\]]*frank/);
});
