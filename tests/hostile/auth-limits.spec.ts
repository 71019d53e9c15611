import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { ask, devnetOf, expect, siteOf } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { sendOn } from '../e2e/send-as.ts';
import { submit } from '../e2e/sent-actions.ts';
import { lie, useTwoNodes } from './lying-node.ts';
import { freshName } from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/auth-limits.ts';

const scenario = scenarioOf(scenarios);
const path = `${siteOf('jungle')}/wallet/permissions/advanced?permission=`;

interface Limit {
  readonly allow_perms: readonly string[];
  readonly disallow_perms: readonly string[];
}

const allowing = (...allow_perms: readonly string[]): Limit => ({
  allow_perms,
  disallow_perms: [],
});

/** Sets the limit of an account on the chain. */
const setLimit = (account: string, limit: Limit) =>
  sendOn('jungle', account, {
    account: 'eosio',
    name: 'limitauthchg',
    data: { account, ...limit },
  });

/** Has the first node report another limit of an account, or none. */
const reportLimit = (page: Page, account: string, limit: Limit | null) =>
  lie(
    page,
    'get_table_rows',
    ({ body, request }) =>
      (request as { table: string }).table === 'limitauthchg'
        ? { ...(body as object), rows: limit ? [{ version: 0, account, ...limit }] : [] }
        : undefined,
    { node: devnetOf('jungle') },
  );

const main = (page: Page) => page.getByRole('main');

/** Creates a permission by the form. Resolves to its name, and the action that the chain executed. */
async function createPermission(page: Page, account: string) {
  const name = freshName();
  await main(page).getByLabel('Name of the permission').fill(name);
  const key = toModernKey(devnetPublicKey(`${account}@games`));
  await main(page).getByLabel('Key 1', { exact: true }).fill(key);
  const [action] = await submit('jungle', page, 'Create permission');
  const { permissions } = await ask<{ permissions: { perm_name: string }[] }>(
    '/v1/chain/get_account',
    { account_name: account },
    'jungle',
  );
  expect(permissions.map(({ perm_name }) => perm_name)).toContain(name);
  await sendOn('jungle', account, {
    account: 'eosio',
    name: 'deleteauth',
    data: { account, permission: name, authorized_by: 'active' },
  });
  return action;
}

const shown = 'Only these permissions can change permissions: owner';

scenario('auth-limit-hidden', async ({ page }) => {
  await setLimit('grace', allowing('owner', 'active'));
  try {
    await useTwoNodes(page, 'jungle');
    await reportLimit(page, 'grace', null);
    await page.goto(path);
    await logIn(page, 'grace');
    await expect(main(page)).toContainText(`${shown}, active`);
    const action = await createPermission(page, 'grace');
    expect(action).toMatchObject({ data: { authorized_by: 'active' } });
  } finally {
    await setLimit('grace', allowing());
  }
});

scenario('auth-limit-invented', async ({ page }) => {
  await useTwoNodes(page, 'jungle');
  await reportLimit(page, 'heidi', allowing('owner'));
  await page.goto(path);
  await logIn(page, 'heidi');
  await expect(main(page)).toContainText(shown);
  const action = await createPermission(page, 'heidi');
  expect(action).toMatchObject({ data: { authorized_by: 'active' } });
});

scenario('auth-limit-of-two', async ({ page }) => {
  await setLimit('ivan', allowing('owner', 'active'));
  try {
    await useTwoNodes(page, 'jungle');
    await reportLimit(page, 'ivan', allowing('owner'));
    await page.goto(path);
    await logIn(page, 'ivan');
    await expect(main(page)).toContainText(shown);
    await createPermission(page, 'ivan');
  } finally {
    await setLimit('ivan', allowing());
  }
});
