import type { Page } from '@playwright/test';
import { Name, Serializer } from '@wharfkit/antelope';
import { thirdOperatorMs } from '#src/chain/core/limits.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { liftTimeLimits } from '../e2e/time-limits.ts';
import { serveAbi } from './abi-lies.ts';
import { lie, useThreeNodes, useTwoNodes, type Lie, type LieOptions } from './lying-node.ts';
import * as powers from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/nested.ts';

/** What a chain with one node asks is among the things tested here. */
test.use({ oneNodeAccepted: false });

const scenario = scenarioOf(scenarios);
const { strangersKey, takeover } = powers;

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

scenario('nested-unreadable', async ({ page }) => {
  const data = { from: 'alice', to: 'carol', quantity: '0.0001 A', memo: 'longer' };
  const { actions } = await powers.transactionOf('transfer', data, 'alice', 'core.vaulta');
  const longer = (actions as readonly { readonly data: string }[]).map((action) => ({
    ...action,
    data: `${action.data}ff`,
  }));
  const review = await reviewProposal(page, { actions: longer });
  await expect(review.warnings).toContainText(
    'The data of core.vaulta::transfer could not be decoded',
  );
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.typed('alice')).toBeVisible();
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

/** Proposes that alice gives her account away, and has nodes show a harmless vote in its place. */
async function forgeProposal(page: Page, options?: LieOptions): Promise<string> {
  const vote = { voter: 'alice', proxy: '', producers: [] };
  const harmless = await proposed(await powers.transactionOf('voteproducer', vote, 'alice'));
  const name = await proposed(await powers.transactionOf('updateauth', takeover('alice'), 'alice'));
  const row = await powers.tableRow('proposal', 'mallory', harmless);
  const rewrite: Lie = ({ body, request }) => {
    if ((request as { table: string }).table !== 'proposal') return undefined;
    for (const one of (body as { rows: Record<string, unknown>[] }).rows)
      if (one['proposal_name'] === name) one['packed_transaction'] = row?.['packed_transaction'];
    return body as unknown;
  };
  await lie(page, 'get_table_rows', rewrite, options);
  return name;
}

/** Both proposals are warned of, and the approval is not signed. */
async function expectForged(page: Page, name: string): Promise<void> {
  const review = await reviewApproval(page, name);
  await expect(review.warnings).toContainText('Nodes return different contents of proposal');
  await expect(review.warnings).toContainText(strangersKey);
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
}

scenario('nested-proposal-forged', async ({ page }) => {
  await useTwoNodes(page);
  await expectForged(page, await forgeProposal(page));
});

scenario('nested-proposal-of-two-liars', async ({ page }) => {
  await liftTimeLimits(page, thirdOperatorMs);
  await useThreeNodes(page);
  await expectForged(page, await forgeProposal(page, { node: null }));
});

scenario('nested-abi-of-two-liars', async ({ page }) => {
  const name = await proposeTransfer();
  await liftTimeLimits(page, thirdOperatorMs);
  await useThreeNodes(page);
  await serveAbi(page, TOKEN, forged, { node: null });
  const review = await reviewApproval(page, name);
  await expect(review.dialog.getByRole('list', { name: 'ABI check' })).toContainText(
    `${TOKEN}::transfer: nodes return ABIs that contradict each other`,
  );
  for (const checkbox of await review.dialog.getByRole('checkbox').all()) await checkbox.check();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});

scenario('nested-code-change', async ({ page }) => {
  const code = { account: 'alice', vmtype: 0, vmversion: 0, code: 'ab' };
  const name = await proposed(await powers.transactionOf('setcode', code, 'alice'));
  const review = await reviewApproval(page, name);
  const warning = review.warnings
    .getByRole('listitem')
    .filter({ hasText: 'The contract code of alice is replaced' });
  await expect(warning).toContainText(`In proposal ${name} by mallory`);
  await expect(review.mark).toBeVisible();
  await expect(review.sign).toBeDisabled();
  await review.cancel();
  await expectNoApproval(name);
});

/** Who can pay for much RAM. */
const WHALE = 'whaleorca111';

/** An action of so many names. Its contract is not known, and both nodes serve its ABI. */
const NAMES = 75;
const ACTIONS = 800;
const withNames = (abi: Abi): Abi => ({
  ...abi,
  structs: [
    ...abi.structs,
    {
      name: 'names',
      base: '',
      fields: Array.from({ length: NAMES }, (_, index) => ({ name: `n${index}`, type: 'name' })),
    },
  ],
  actions: [...abi.actions, { name: 'names', type: 'names', ricardian_contract: '' }],
});

scenario('nested-60000-names', async ({ page }) => {
  const nameAt = (index: number) =>
    index === NAMES * ACTIONS - 1 ? 'binancecleo5' : `n${index.toString(5).padStart(9, '0')}`;
  const named = (index: number) => Name.from(nameAt(index).replaceAll('0', '5'));
  const actions = Array.from({ length: ACTIONS }, (_, at) => {
    const names = Array.from({ length: NAMES }, (_, index) => named(at * NAMES + index));
    const data = names.map((one) => Serializer.encode({ object: one }).hexString).join('');
    return { account: TOKEN, name: 'names', authorization: [powers.level('alice')], data };
  });
  // The chain stores all of it.
  const ram = { payer: WHALE, receiver: 'mallory', bytes: 700_000 };
  await powers.sendAs(WHALE, 'core.vaulta', 'buyrambytes', ram);
  const name = await proposed(powers.transactionWith(...actions));
  await serveAbi(page, TOKEN, withNames, { node: null });
  const review = await reviewApproval(page, name);
  await expect(review.warnings).toContainText('binancecleo5 looks like binancecleos');
  await expect(review.mark).toBeVisible();
  await expect(review.sign).toBeDisabled();
  // What is drawn does not grow with the fields, so that a slow machine draws it too.
  const drawn = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(drawn).toBeLessThan(ACTIONS * 60);
  await review.cancel();
  await expectNoApproval(name);
  const canceled = { proposer: 'mallory', proposal_name: name, canceler: 'mallory' };
  await powers.sendAs('mallory', 'eosio.msig', 'cancel', canceled);
});
