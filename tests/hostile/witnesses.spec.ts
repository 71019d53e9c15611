import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { requestTimeoutMs } from '#src/chain/core/limits.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { addAccount, logIn } from '../e2e/log-in.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { serveAbi } from './abi-lies.ts';
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

scenario('nested-five-deep', async ({ page }) => {
  const before = await powers.permissionsOf('alice');
  let trx = await powers.transactionOf('updateauth', takeover('alice'), 'alice');
  for (let depth = 1; depth < 5; depth++)
    trx = await powers.transactionOf('exec', { executer: 'alice', trx }, 'alice', 'eosio.wrap');
  const data = { executer: 'alice', trx };
  const review = await powers.reviewLink(page, 'exec', data, {
    as: 'alice',
    contract: 'eosio.wrap',
  });
  await expect(review.warnings).toContainText('Others can control alice@active.');
  await expect(review.warnings).toContainText(strangersKey);
  await expect(review.typed('alice')).toBeVisible();
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.permissionsOf('alice')).toBe(before);
});

/** A token that no ABI is kept of. */
const TOKEN = 'eosiotoken11';

/** Has alice review a proposal of her own vote, with these fields changed. */
async function reviewProposal(page: Page, change: object) {
  const vote = { voter: 'alice', proxy: '', producers: [] };
  const trx = { ...(await powers.transactionOf('voteproducer', vote, 'alice')), ...change };
  const name = powers.freshName();
  const data = { proposer: 'alice', proposal_name: name, requested: [powers.level('alice')], trx };
  const review = await powers.reviewLink(page, 'propose', data, {
    as: 'alice',
    contract: 'eosio.msig',
  });
  return { ...review, name };
}

scenario('nested-context-free', async ({ page }) => {
  const payment = { from: 'alice', to: 'carol', quantity: '0.0001 A', memo: 'free' };
  const { actions } = await powers.transactionOf('transfer', payment, 'alice', TOKEN);
  const free = actions.map((action) => ({ ...action, authorization: [] }));
  const review = await reviewProposal(page, { context_free_actions: free });
  const where = `In proposal ${review.name} by alice › Context-free actions`;
  await expect(review.dialog.getByRole('heading', { name: where })).toBeVisible();
  await expect(review.dialog.getByText(`${TOKEN}::transfer`).first()).toBeVisible();
  await expect(review.warnings).toContainText('no account authorizes them');
  await expect(review.warnings).toContainText(TOKEN);
  await expect(review.sign).toBeDisabled();
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeEnabled();
  await review.cancel();
  expect(await powers.tableRow('proposal', 'alice', review.name)).toBeNull();
});

scenario('nested-extension', async ({ page }) => {
  const review = await reviewProposal(page, { transaction_extensions: [{ type: 0, data: 'ab' }] });
  await expect(review.warnings).toContainText('This transaction has an extension of type 0');
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.tableRow('proposal', 'alice', review.name)).toBeNull();
});

scenario('nested-unreadable-approval', async ({ page }) => {
  const data = { proposer: 'mallory', proposal_name: 'hidden', level: powers.level('alice') };
  const trx = await powers.transactionOf('approve', data, 'alice', 'eosio.msig');
  const actions = trx.actions as readonly { readonly data: string }[];
  const longer = actions.map((action) => ({ ...action, data: `${action.data}ff` }));
  const review = await reviewProposal(page, { actions: longer });
  await expect(review.warnings).toContainText(
    'The data of eosio.msig::approve could not be decoded',
  );
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  expect(await powers.tableRow('proposal', 'alice', review.name)).toBeNull();
});

/** Has mallory propose a transaction, and alice asked to approve it. Resolves to its name. */
async function proposed(trx: object): Promise<string> {
  const name = powers.freshName();
  const requested = [powers.level('alice')];
  const data = { proposer: 'mallory', proposal_name: name, requested, trx };
  await powers.sendAs('mallory', 'eosio.msig', 'propose', data);
  return name;
}

const reviewApproval = (page: Page, name: string) =>
  powers.reviewLink(
    page,
    'approve',
    { proposer: 'mallory', proposal_name: name, level: powers.level('alice') },
    { as: 'alice', contract: 'eosio.msig' },
  );

async function expectNoApproval(name: string): Promise<void> {
  const row = await powers.tableRow('approvals2', 'mallory', name);
  expect(row?.['provided_approvals']).toEqual([]);
}

scenario('nested-too-many', async ({ page }) => {
  const vote = { voter: 'alice', proxy: '', producers: [] };
  const trx = await powers.transactionOf('voteproducer', vote, 'alice');
  const wrapped = await powers.transactionOf(
    'exec',
    { executer: 'alice', trx },
    'alice',
    'eosio.wrap',
  );
  const actions = Array.from({ length: 101 }, () => wrapped.actions).flat();
  const name = await proposed(powers.transactionWith(...actions));
  const review = await reviewApproval(page, name);
  await expect(review.warnings).toContainText('Not all nested transactions could be read');
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});

/** A transfer of it by alice to carol. */
const proposeTransfer = async () => {
  const data = { from: 'alice', to: 'carol', quantity: '0.0001 A', memo: 'bob' };
  return proposed(await powers.transactionOf('transfer', data, 'alice', TOKEN));
};
/** Payee and memo in each other's place. */
const forged = (abi: Abi): Abi => ({
  ...abi,
  structs: abi.structs.map((struct) =>
    struct.name === 'transfer'
      ? {
          ...struct,
          fields: [
            { name: 'from', type: 'name' },
            { name: 'memo', type: 'name' },
            { name: 'quantity', type: 'asset' },
            { name: 'to', type: 'string' },
          ],
        }
      : struct,
  ),
});

scenario('nested-abi-forged', async ({ page }) => {
  const name = await proposeTransfer();
  await useTwoNodes(page);
  await serveAbi(page, TOKEN, forged);
  const review = await reviewApproval(page, name);
  await expect(review.dialog.getByRole('list', { name: 'ABI check' })).toContainText(
    `${TOKEN}::transfer: nodes return ABIs that contradict each other`,
  );
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});

scenario('nested-abi-alone', async ({ page }) => {
  const name = await proposeTransfer();
  await serveAbi(page, TOKEN, forged, { node: null });
  const review = await reviewApproval(page, name);
  await expect(review.dialog.getByRole('list', { name: 'ABI check' })).toContainText(
    `${TOKEN}::transfer: the ABI comes only from`,
  );
  await review.mark.check();
  await expect(review.dialog.getByRole('checkbox', { name: /no second node/ })).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});

scenario('nested-proposal-forged', async ({ page }) => {
  const vote = { voter: 'alice', proxy: '', producers: [] };
  const harmless = await proposed(await powers.transactionOf('voteproducer', vote, 'alice'));
  const name = await proposed(await powers.transactionOf('updateauth', takeover('alice'), 'alice'));
  const row = await powers.tableRow('proposal', 'mallory', harmless);
  await useTwoNodes(page);
  await lie(page, 'get_table_rows', ({ body, request }) => {
    if ((request as { table: string }).table !== 'proposal') return undefined;
    for (const one of (body as { rows: Record<string, unknown>[] }).rows)
      if (one['proposal_name'] === name) one['packed_transaction'] = row?.['packed_transaction'];
    return body as unknown;
  });
  const review = await reviewApproval(page, name);
  await expect(review.warnings).toContainText('Nodes return different contents of proposal');
  await expect(review.warnings).toContainText(strangersKey);
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});
