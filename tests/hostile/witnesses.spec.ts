import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { addAccount, logIn } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { countSent } from './on-chain.ts';
import { lie, secondNode, useTwoNames, useTwoNodes, type LieOptions } from './lying-node.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/witnesses.ts';

/** What a chain with one node asks is among the things tested here. */
test.use({ oneNodeAccepted: false });

const scenario = scenarioOf(scenarios);
const { strangersKey, takeover } = powers;
const own = devnetPublicKey('alice');
const both = [own, strangersKey].toSorted();

/** Nodes say that a permission has these keys, or this authority, already. */
const sayBefore = (page: Page, permission: string, auth: object, options?: LieOptions) =>
  lie(
    page,
    'get_account',
    ({ body, request }) => {
      if ((request as { account_name: string }).account_name !== 'alice') return undefined;
      const { permissions } = body as {
        permissions: { perm_name: string; required_auth: object }[];
      };
      const found = permissions.find(({ perm_name }) => perm_name === permission);
      if (found) Object.assign(found.required_auth, auth);
      return body;
    },
    options,
  );

/** Reviews that the stranger is added to active. Nothing but the typed name lets it be signed. */
async function reviewAddedKey(page: Page) {
  const before = await powers.permissionsOf('alice');
  const change = takeover('alice', powers.anyOf(...both));
  const review = await powers.reviewLink(page, 'updateauth', change, { as: 'alice' });
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.warnings).toContainText(strangersKey);
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.typed('alice')).toBeVisible();
  await expect(review.sign).toBeDisabled();
  expect(await powers.permissionsOf('alice')).toBe(before);
  return { ...review, before };
}

scenario('witness-key-there-before', async ({ page }) => {
  await sayBefore(page, 'active', powers.anyOf(...both), { node: null });
  const { cancel, before } = await reviewAddedKey(page);
  await cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('witness-key-there-before-of-two', async ({ page }) => {
  await useTwoNodes(page);
  await sayBefore(page, 'active', powers.anyOf(...both));
  const { dialog, cancel } = await reviewAddedKey(page);
  const values = dialog.locator('div', { has: page.getByText('Permission alice@active') }).last();
  await expect(values.getByRole('definition').first()).toContainText(strangersKey);
  await expect(values.getByRole('definition').nth(1)).not.toContainText(strangersKey);
  await expect(dialog.getByRole('checkbox', { name: /report different figures/ })).toBeVisible();
  await cancel();
});

scenario('witness-two-figures-of-one', async ({ page }) => {
  const sent = countSent(page);
  await useTwoNodes(page);
  let lies: 'before' | 'after' = 'after';
  const beside = <T>(honest: T, lied: T) => (lies === 'after' ? [honest, lied] : [lied, honest]);
  await lie(page, 'get_account', ({ body }) => {
    const { permissions } = body as { permissions: { perm_name: string }[] };
    const twice = permissions.flatMap((one) =>
      one.perm_name === 'active'
        ? beside(one, { ...one, required_auth: powers.anyOf(...both) } as typeof one)
        : [one],
    );
    return { ...(body as object), permissions: twice };
  });
  await lie(page, 'get_currency_balance', ({ body }) =>
    (body as string[]).flatMap((one) => beside(one, '7000000.0000 A')),
  );
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  for (lies of ['after', 'before'] as const) {
    await page.goto('/wallet/transfer');
    await page.getByLabel('To', { exact: true }).fill('carol');
    await page.getByLabel('Amount').fill('0.0112');
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    const { dialog, sign, cancel } = await powers.openReview(page);
    await expect(dialog).toContainText('The nodes disagree');
    await expect(dialog.getByRole('checkbox', { name: /report different figures/ })).toBeVisible();
    await expect(sign).toBeDisabled();
    await cancel();
  }
  expect(sent()).toBe(0);
});

scenario('witness-comparison-unanswered', async ({ page }) => {
  await useTwoNodes(page);
  await sayBefore(page, 'active', powers.anyOf(...both));
  await page.route(
    (url) => url.origin === secondNode && url.pathname.endsWith('/get_account'),
    (route) => route.abort(),
  );
  const { dialog, cancel } = await reviewAddedKey(page);
  await expect(dialog).toContainText('Comparison with a second node failed.');
  await expect(dialog.getByRole('checkbox', { name: /some checks failed/ })).toBeVisible();
  await cancel();
});

scenario('witness-comparison-late', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await liftTimeLimits(page, requestTimeoutMs);
  await useTwoNodes(page);
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.route(
    (url) => url.origin === secondNode && url.pathname.endsWith('/get_account'),
    async (route) => {
      await answer.promise;
      await route.continue();
    },
  );
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0107');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const { dialog, sign } = await powers.openReview(page);
  await expect(dialog).toContainText('Checking with a second node');
  for (const checkbox of await dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(sign).toBeDisabled();
  answer.resolve();
  await expect(dialog).toContainText('2 of 2 nodes agree');
  await expect(sign).toBeEnabled();
});

scenario('witness-lower-permission', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const lower = [{ permission: powers.level('alice', 'claims'), weight: 1 }];
  const auth = { ...powers.anyOf(own), accounts: lower };
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice', auth), {
    as: 'alice',
  });
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.warnings).toContainText('Lower permission: whoever can use it gets control');
  await expect(review.typed('alice')).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

/** As if active relied on the permission `claims`. */
const relying = {
  ...powers.anyOf(own),
  accounts: [{ permission: powers.level('alice', 'claims'), weight: 1 }],
};

scenario('witness-relied-on-permission', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const change = { ...takeover('alice'), permission: 'claims', parent: 'active' };
  await useTwoNodes(page);
  // The first node hides it.
  await sayBefore(page, 'active', relying, { node: secondNode });
  const review = await powers.reviewLink(page, 'updateauth', change, { as: 'alice' });
  await expect(review.warnings).toContainText('Others can control alice@claims.');
  await expect(review.typed('alice')).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('witness-relied-on-made', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  const change = { ...takeover('alice'), permission: 'claims', parent: 'active' };
  const { auth } = change;
  // It can never run, but may be proposed.
  const proposal = {
    proposer: 'alice',
    proposal_name: powers.freshName(),
    requested: [powers.level('alice')],
    trx: await powers.transactionOf(
      'newaccount',
      { creator: 'alice', name: 'alice', owner: auth, active: auth },
      'alice',
    ),
  };
  const proposed = await powers.transactionOf('propose', proposal, 'alice', 'eosio.msig');
  const changed = await powers.transactionOf('updateauth', change, 'alice');
  const trx = powers.transactionWith(...proposed.actions, ...changed.actions);
  await sayBefore(page, 'active', relying);
  const review = await powers.reviewLink(
    page,
    'exec',
    { executer: 'alice', trx },
    { as: 'alice', contract: 'eosio.wrap' },
  );
  await expect(review.warnings).toContainText('Others can control alice@claims.');
  await expect(review.typed('alice')).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('witness-signer-removed', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  await page.goto('/contract');
  await logIn(page, 'bob');
  await addAccount(page, 'bob', 'alice');
  const auth = { ...powers.anyOf(), accounts: [{ permission: powers.level('bob'), weight: 1 }] };
  const review = await powers.reviewLink(page, 'updateauth', takeover('alice', auth));
  await expect(review.warnings).toContainText('The key that signs loses alice@active.');
  await expect(review.typed('alice')).toBeVisible();
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

scenario('witness-one-node', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  const open = async (amount: string) => {
    await page.goto('/wallet/transfer');
    await page.getByLabel('To', { exact: true }).fill('carol');
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    const review = await powers.openReview(page);
    const accept = review.dialog.getByRole('checkbox', { name: /no second node can check it/ });
    return { ...review, accept };
  };
  const first = await open('0.0108');
  await expect(first.dialog).toContainText('Only one node is configured.');
  await expect(first.accept).toBeVisible();
  await expect(first.sign).toBeDisabled();
  await first.cancel();
  // Whoever cancels has accepted nothing.
  const second = await open('0.0109');
  await second.accept.check();
  await second.sign.click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const third = await open('0.0110');
  await expect(third.dialog).toContainText('Only one node is configured.');
  await expect(third.accept).toHaveCount(0);
  await third.cancel();
});

scenario('witness-one-operator-two-names', async ({ page }) => {
  await useTwoNames(page);
  await lie(page, 'get_currency_balance', () => ['7000000.0000 A']);
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0111');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  const { dialog, sign, cancel } = await powers.openReview(page);
  await expect(dialog).toContainText('Only one node is configured.');
  await expect(dialog).not.toContainText('nodes agree');
  await expect(dialog.getByRole('checkbox', { name: /no second node can check it/ })).toBeVisible();
  await expect(sign).toBeDisabled();
  await cancel();
});
