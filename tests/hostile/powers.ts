import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { ask, expect } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { type PlainAction, sendOn } from '../e2e/send-as.ts';

/** A key that no account has. */
export const strangersKey = devnetPublicKey('nobody has this one');

export const level = (actor: string, permission = 'active') => ({ actor, permission });

/** An authority that any of the keys satisfies. */
export function anyOf(...keys: readonly string[]) {
  const sorted = keys.map((key) => ({ key, weight: 1 }));
  return { threshold: 1, keys: sorted, accounts: [] as object[], waits: [] as object[] };
}

export const takeover = (account: string, auth: object = anyOf(strangersKey)) => ({
  account,
  permission: 'active',
  parent: 'owner',
  auth,
});

/**
 * Opens a link that fills in an action, and has it reviewed. Resolves to the review's window.
 * `as` is who logs in there; nobody where somebody did before
 */
export async function reviewLink(
  page: Page,
  action: string,
  data: object,
  { contract = 'eosio', auth = '', as = '' } = {},
) {
  const query = new URLSearchParams({
    name: contract,
    part: 'actions',
    action,
    data: JSON.stringify(data),
    ...(auth && { auth }),
  });
  await page.goto(`/contract?${query.toString()}`);
  if (as) await logIn(page, as);
  const submit = page.getByRole('main').getByRole('button', { name: 'Submit' });
  if (HANDS_OVER_POWER.has(`${contract}::${action}`)) {
    await expect(submit).toBeDisabled();
    await page.getByRole('checkbox', { name: /^I want to/ }).check();
  }
  await submit.click();
  return openReview(page);
}

/** Filled in by a link, their forms want a mark before anything else. */
const HANDS_OVER_POWER = new Set([
  ...[
    'updateauth',
    'deleteauth',
    'linkauth',
    'unlinkauth',
    'setcode',
    'setabi',
    'newaccount',
    'limitauthchg',
  ].map((name) => `eosio::${name}`),
  'eosio.msig::approve',
  'eosio.msig::exec',
  'eosio.wrap::exec',
]);

/** The window of the review, once its warnings are there and Sign takes a press. */
export async function openReview(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await expect(dialog.getByText('Checking for risks')).toHaveCount(0);
  // A press right after Sign appears does nothing.
  await expect(dialog.locator('[role="group"][aria-disabled="true"]')).toHaveCount(0);
  return {
    dialog,
    warnings: dialog.getByRole('list', { name: 'Warnings' }),
    sign: dialog.getByRole('button', { name: 'Sign', exact: true }),
    mark: dialog.getByRole('checkbox', { name: /I have read the warnings/ }),
    typed: (name: string) => dialog.getByRole('textbox', { name: `Type ${name} to sign` }),
    cancel: () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  };
}

/** The permissions of an account, as the chain has them. */
export async function permissionsOf(account: string): Promise<string> {
  const { permissions } = await ask<{ permissions: unknown }>('/v1/chain/get_account', {
    account_name: account,
  });
  return JSON.stringify(permissions);
}

/** Sends an action as somebody else would, beside the page. */
export const sendAs = (actor: string, account: string, name: string, data: object) =>
  sendAllAs(actor, { account, name, data });

/** Several actions in one transaction. */
export const sendAllAs = (actor: string, ...actions: readonly PlainAction[]) =>
  sendOn('eos', actor, ...actions);

/** A transaction of one action, of the system unless named, as a proposal or a wrapper carries it. */
export async function transactionOf(name: string, args: object, actor: string, code = 'eosio') {
  const { binargs: data } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', {
    code,
    action: name,
    args,
  });
  return transactionWith({ account: code, name, authorization: [level(actor)], data });
}

/** A transaction with packed actions. */
export function transactionWith(...actions: readonly object[]) {
  return {
    expiration: '2036-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    transaction_extensions: [],
    actions,
  };
}

/** What the multisig contract holds of a proposal. */
export async function tableRow(table: string, proposer: string, name: string) {
  const { rows } = await ask<{ rows: Record<string, unknown>[] }>('/v1/chain/get_table_rows', {
    code: 'eosio.msig',
    scope: proposer,
    table,
    json: true,
    lower_bound: name,
    limit: 1,
  });
  return rows.find(({ proposal_name }) => proposal_name === name) ?? null;
}

/** A name nobody has proposed under. */
export function freshName(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz12345';
  return `p${Array.from({ length: 11 }, () => letters[Math.floor(Math.random() * 31)]).join('')}`;
}
