import type { Page } from '@playwright/test';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { ask, core, expect } from '../e2e/fixtures.ts';
import { logIn, sign } from '../e2e/log-in.ts';
import { serveAbi, withFields } from './abi-lies.ts';
import { firstNode, lie, secondNode, useTwoNodes, WithStatus } from './lying-node.ts';
import { openReview, reviewLink } from './powers.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/abi.ts';

const scenario = scenarioOf(scenarios);

const hostOf = (url: string) => new URL(url).host;
const reordered = withFields('transfer', 'from', 'memo', 'quantity', 'to');
const DRY_RUN = 'compute_transaction';

async function balanceOf(account: string): Promise<string | undefined> {
  const rows = await ask<string[]>('/v1/chain/get_currency_balance', {
    code: core.contract,
    account,
    symbol: core.code,
  });
  return rows[0];
}

/** Fills in a payment of alice to heidi, whose balance no other test changes, and has it reviewed. */
async function fillPayment(page: Page, amount: string, to = 'heidi'): Promise<void> {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await fillTransfer(page, amount, to);
}

async function fillTransfer(page: Page, amount: string, to: string): Promise<void> {
  await page.getByLabel('To', { exact: true }).fill(to);
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Memo').fill('carol');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });

scenario('abi-transfer-reordered', async ({ page }) => {
  const before = [await balanceOf('heidi'), await balanceOf('carol')];
  await serveAbi(page, core.contract, reordered, { node: null });
  await fillPayment(page, '0.0101');
  await expect(failure(page)).toContainText('contract has "to name"');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Amount')).toHaveValue('0.0101');
  expect([await balanceOf('heidi'), await balanceOf('carol')]).toEqual(before);
});

/** Two entries for transfer: first one with payee and memo swapped, then the published one. */
const listedTwice = (abi: Abi): Abi => {
  const transfer = abi.structs.find(({ name }) => name === 'transfer')!;
  const [from, to, quantity, memo] = transfer.fields;
  const swapped = { ...transfer, name: 'swapped', fields: [from!, memo!, quantity!, to!] };
  return {
    ...abi,
    structs: [
      ...abi.structs,
      // The memo is packed where the payee stands.
      {
        ...swapped,
        fields: swapped.fields.map((field, at) =>
          at === 1 ? { ...field, type: 'name' } : at === 3 ? { ...field, type: 'string' } : field,
        ),
      },
    ],
    actions: [{ name: 'transfer', type: 'swapped', ricardian_contract: '' }, ...abi.actions],
  };
};

scenario('abi-action-twice', async ({ page }) => {
  const before = [await balanceOf('heidi'), await balanceOf('carol')];
  await serveAbi(page, core.contract, listedTwice);
  await fillPayment(page, '0.0717');
  await expect(failure(page)).toContainText('The ABI lists action transfer twice');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await balanceOf('heidi'), await balanceOf('carol')]).toEqual(before);
  await useTwoNodes(page);
  await page.goto('/wallet/transfer');
  await fillTransfer(page, '0.0717', 'heidi');
  const { dialog, cancel } = await openReview(page);
  await expect(dialog.getByRole('list', { name: 'ABI check' })).toContainText(
    'matches the published contract',
  );
  await cancel();
});

scenario('abi-stake-swapped', async ({ page }) => {
  const swapped = withFields(
    'delegatebw',
    ...['from', 'receiver', 'stake_cpu_quantity', 'stake_net_quantity', 'transfer'],
  );
  await serveAbi(page, core.contract, swapped, { node: null });
  await page.goto('/wallet/resources/stake');
  await logIn(page, 'alice');
  await page.getByRole('main').getByRole('textbox', { name: 'CPU', exact: true }).fill('0.0001');
  await page.getByRole('main').getByRole('button', { name: 'Stake', exact: true }).click();
  await expect(failure(page)).toContainText('contract has "stake_net_quantity asset"');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

scenario('abi-approval-unbound', async ({ page }) => {
  const without = withFields('approve', 'proposer', 'proposal_name', 'level');
  await serveAbi(page, 'eosio.msig', without, { node: null });
  const data = {
    proposer: 'bob',
    proposal_name: 'anything',
    level: { actor: 'alice', permission: 'active' },
    proposal_hash: 'ab'.repeat(32),
  };
  const query = new URLSearchParams({
    name: 'eosio.msig',
    part: 'actions',
    action: 'approve',
    data: JSON.stringify(data),
  });
  await page.goto(`/contract?${query.toString()}`);
  await logIn(page, 'alice');
  await submit(page);
  await expect(failure(page)).toContainText('the ABI has no field proposal_hash');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Some forms that a link filled in ask for a mark first. */
async function submit(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const mark = main.getByRole('checkbox', { name: /I want to/ });
  const button = main.getByRole('button', { name: 'Submit' });
  await expect(button).toBeVisible();
  if (await mark.isVisible()) await mark.check();
  await button.click();
}

scenario('abi-authority-swapped', async ({ page }) => {
  await serveAbi(page, 'eosio', withFields('key_weight', 'weight', 'key'), { node: null });
  const auth = { threshold: 1, keys: [], accounts: [], waits: [] };
  const query = new URLSearchParams({
    name: 'eosio',
    part: 'actions',
    action: 'updateauth',
    data: JSON.stringify({ account: 'alice', permission: 'daily', parent: 'active', auth }),
  });
  await page.goto(`/contract?${query.toString()}`);
  await logIn(page, 'alice');
  await submit(page);
  await expect(failure(page)).toContainText('Nothing was packed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

scenario('abi-honest-second', async ({ page }) => {
  await useTwoNodes(page);
  await serveAbi(page, core.contract, reordered, { node: firstNode });
  await fillPayment(page, '0.0102', 'carol');
  const { dialog } = await openReview(page);
  await expect(dialog.getByRole('list', { name: 'ABI check' })).toContainText(
    'matches the published contract',
  );
  await sign(page);
  const banner = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(banner).toBeVisible();
  const link = banner.locator('a[href*="/transaction/"]');
  const id = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
  const answer = await fetch(`${firstNode}/v2/history/get_transaction?id=${id}`);
  const { actions } = (await answer.json()) as { actions: { act: { data: unknown } }[] };
  expect(actions[0]?.act.data).toMatchObject({
    from: 'alice',
    to: 'carol',
    quantity: `0.0102 ${core.code}`,
    memo: 'carol',
  });
});

/** A contract of the devnet that no ABI is kept of. */
const STRANGER = 'regproxyinfo';
const remove = { proxy: 'alice' };

scenario('abi-two-nodes-disagree', async ({ page }) => {
  await useTwoNodes(page);
  const other = (abi: Parameters<Parameters<typeof serveAbi>[2]>[0]) => ({
    ...abi,
    actions: abi.actions.map((action) => ({ ...action, ricardian_contract: 'lies' })),
  });
  await serveAbi(page, STRANGER, other, { node: secondNode });
  const query = new URLSearchParams({
    name: STRANGER,
    part: 'actions',
    action: 'remove',
    data: JSON.stringify(remove),
  });
  await page.goto(`/contract?${query.toString()}`);
  await logIn(page, 'alice');
  await submit(page);
  await expect(failure(page)).toContainText(
    `${hostOf(firstNode)} and ${hostOf(secondNode)} return different ABIs of ${STRANGER}`,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

scenario('abi-one-node-alone', async ({ page }) => {
  const review = await reviewLink(page, 'remove', remove, { contract: STRANGER, as: 'alice' });
  await expect(review.dialog).toContainText(
    `the ABI comes only from ${hostOf(firstNode)}, and no second node is configured`,
  );
  await review.cancel();
});

scenario('abi-two-nodes-agree', async ({ page }) => {
  await useTwoNodes(page);
  const review = await reviewLink(page, 'remove', remove, { contract: STRANGER, as: 'alice' });
  await expect(review.dialog).toContainText(
    `${hostOf(firstNode)} and ${hostOf(secondNode)} return the same ABI`,
  );
  await review.cancel();
});

scenario('abi-extra-field', async ({ page }) => {
  await lie(page, 'get_abi', ({ body, request }) => {
    if ((request as { account_name: string }).account_name !== STRANGER) return undefined;
    for (const struct of body.abi.structs)
      if (struct.name === 'remove') struct.fields.push({ name: 'refund', type: 'asset' });
    return body;
  });
  const query = new URLSearchParams({
    name: STRANGER,
    part: 'actions',
    action: 'remove',
    data: JSON.stringify({ ...remove, refund: '5.0000 EOS' }),
  });
  await page.goto(`/contract?${query.toString()}`);
  await logIn(page, 'alice');
  await submit(page);
  await expect(failure(page)).toContainText('the ABI has no field refund');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Has a node change the traces of its dry runs. */
const lieInDryRuns = (
  page: Page,
  change: (trace: { act: Record<string, never> }) => void,
  node: string | null,
) =>
  lie(
    page,
    DRY_RUN,
    ({ body }) => {
      for (const trace of body.processed.action_traces) change(trace);
      return body;
    },
    { node },
  );

scenario('dry-run-other-payee', async ({ page }) => {
  const before = await balanceOf('heidi');
  await lieInDryRuns(page, ({ act }) => Object.assign(act['data']!, { to: 'mallory' }), null);
  await fillPayment(page, '0.0103');
  const { dialog, sign: button } = await openReview(page);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('core.vaulta::transfer to');
  await expect(alert).toContainText('heidi');
  await expect(alert).toContainText('mallory');
  await expect(button).toBeDisabled();
  expect(await balanceOf('heidi')).toBe(before);
});

scenario('dry-run-other-action', async ({ page }) => {
  await lieInDryRuns(page, ({ act }) => Object.assign(act, { name: 'retire' }), null);
  await fillPayment(page, '0.0104');
  const { dialog, sign: button } = await openReview(page);
  await expect(dialog.getByRole('alert')).toContainText('core.vaulta::retire');
  await expect(button).toBeDisabled();
});

scenario('dry-run-hides-a-loss', async ({ page }) => {
  await lieInDryRuns(page, ({ act }) => Object.assign(act, { data: 'ab', hex_data: '' }), null);
  await fillPayment(page, '0.0105');
  const { dialog } = await openReview(page);
  await expect(dialog.getByRole('heading', { name: 'Balances', exact: true })).toBeVisible();
  await expect(dialog).toContainText('−0.0105');
});

scenario('dry-run-objection-withdrawn', async ({ page }) => {
  await useTwoNodes(page);
  // The first node serves the ABI, so the second is asked for the dry run.
  await lieInDryRuns(page, ({ act }) => Object.assign(act['data']!, { to: 'mallory' }), secondNode);
  await fillPayment(page, '0.0106', 'carol');
  const { dialog, sign: button } = await openReview(page);
  await expect(dialog.getByRole('alert')).toContainText(hostOf(secondNode));
  await expect(button).toBeDisabled();
  const asked = page.waitForRequest(
    (request) => request.url().startsWith(secondNode) && request.url().endsWith('/get_raw_abi'),
  );
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await asked;
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeEnabled();
});

scenario('dry-run-objection-of-one', async ({ page }) => {
  const before = await balanceOf('heidi');
  await lieInDryRuns(page, ({ act }) => Object.assign(act['data']!, { to: 'mallory' }), null);
  await fillPayment(page, '0.0109');
  const { dialog, sign: button } = await openReview(page);
  await expect(dialog.getByRole('alert')).toContainText('mallory');
  const again = page.waitForResponse((response) => response.url().endsWith(DRY_RUN));
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await again;
  await expect(dialog.getByRole('alert')).toContainText('mallory');
  await expect(button).toBeDisabled();
  expect(await balanceOf('heidi')).toBe(before);
});

/** A token that no ABI is kept of. */
const TOKEN = 'eosiotoken11';
const heldOf = async (account: string) =>
  ask<string[]>('/v1/chain/get_currency_balance', { code: TOKEN, account });

/**
 * The first node describes a transfer of the token so that the memo is packed as the payee, and
 * decodes its dry run the same way. The second serves no ABI, and runs the transaction honestly.
 */
async function reviewForgedTransfer(page: Page) {
  const before = [await heldOf('alice'), await heldOf('carol')];
  await useTwoNodes(page);
  await serveAbi(page, TOKEN, (abi) => {
    const [swapped] = listedTwice(abi).structs.slice(-1);
    const structs = abi.structs.filter(({ name }) => name !== 'transfer');
    return { ...abi, structs: [...structs, { ...swapped!, name: 'transfer' }] };
  });
  const swap = ({ act }: { act: Record<string, never> }) => {
    const { to, memo } = act['data'] as unknown as { to: string; memo: string };
    Object.assign(act['data']!, { to: memo, memo: to });
  };
  await lieInDryRuns(page, swap, firstNode);
  let silent = true;
  await lie(page, 'get_raw_abi', () => (silent ? new WithStatus(503, {}) : undefined), {
    node: secondNode,
  });
  const data = { from: 'alice', to: 'bob', quantity: '0.0001 A', memo: 'carol' };
  const review = await reviewLink(page, 'transfer', data, { contract: TOKEN, as: 'alice' });
  await expect(review.dialog.getByRole('alert')).toContainText(hostOf(secondNode));
  await expect(review.sign).toBeDisabled();
  return {
    ...review,
    answer: () => void (silent = false),
    again: () => review.dialog.getByRole('button', { name: 'Check again' }).first().click(),
    unpaid: async () => expect([await heldOf('alice'), await heldOf('carol')]).toEqual(before),
  };
}

scenario('dry-run-objection-stands', async ({ page }) => {
  const { again, answer, unpaid } = await reviewForgedTransfer(page);
  answer();
  await again();
  await expect(failure(page)).toContainText(
    `${hostOf(firstNode)} and ${hostOf(secondNode)} return different ABIs of ${TOKEN}`,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await unpaid();
});

scenario('dry-run-objector-silent', async ({ page }) => {
  const { again, unpaid } = await reviewForgedTransfer(page);
  await again();
  await expect(failure(page)).toContainText(`fetching abi for ${TOKEN}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await unpaid();
});
