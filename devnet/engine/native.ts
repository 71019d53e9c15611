import type { Authority } from '../types.ts';
import { authorityRam, isValidAuthority } from './authority.ts';
import { getPermission } from './authorization.ts';
import { hex } from '../abi/hex.ts';
import { action, isNativeCode } from './contract.ts';
import type { ActionHandler, ApplyContext } from './contract.ts';
import { sha256 } from './digests.ts';
import { ChainError, ensure } from './errors.ts';
import { parametersOf } from './parameters.ts';
import { findDelayed, unschedule } from './scheduled.ts';
import type { CanceldelayArgs } from './scheduled.ts';
import { createAccount } from './accounts.ts';
import { findPermission, NO_CODE } from './state.ts';
import type { Permission, State } from './state.ts';
import { checkCode } from '../wasm/host.ts';

/** Billed bytes, as in nodeos. */
const PERMISSION_RAM = 288;
const LINK_RAM = 144;
const ACCOUNT_RAM = 2048;
const CODE_RAM_FACTOR = 10;

const newaccount = action<{ creator: string; name: string; owner: Authority; active: Authority }>(
  (context, { creator, name, owner, active }) => {
    const { state } = context;
    context.requireAuth(creator);
    ensure(isValidAuthority(owner), 'action_validate_exception', 'Invalid owner authority');
    ensure(isValidAuthority(active), 'action_validate_exception', 'Invalid active authority');
    ensure(name !== '', 'action_validate_exception', 'account name cannot be empty');
    ensure(
      name.length <= 12,
      'action_validate_exception',
      'account names can only be 12 chars long',
    );
    ensure(
      state.accounts.get(creator)?.privileged || !name.startsWith('eosio.'),
      'action_validate_exception',
      "only privileged accounts can have names that start with 'eosio.'",
    );
    if (context.isAccount(name))
      throw new ChainError(
        'account_name_exists_exception',
        `Cannot create account named ${name}, as that name is already taken`,
        '',
      );
    createAccount(state, { name, creator, owner, active, time: context.time, privileged: false });
    checkMembers(context, owner);
    checkMembers(context, active);
    const authorities = authorityRam(owner) + authorityRam(active);
    context.addRam(name, ACCOUNT_RAM + 2 * PERMISSION_RAM + authorities);
  },
);

const updateauth = action<{ account: string; permission: string; parent: string; auth: Authority }>(
  (context, { account, permission, parent, auth }) => {
    context.requireAuth(account);
    checkNames(permission, parent);
    ensure(
      isValidAuthority(auth),
      'action_validate_exception',
      () => `Invalid authority: ${JSON.stringify(auth)}`,
    );
    const { max_transaction_delay: longest } = parametersOf(context.state);
    ensure(
      (auth.waits.at(-1)?.wait_sec ?? 0) <= longest,
      'action_validate_exception',
      `Cannot set delay longer than max_transacton_delay, which is ${longest} seconds`,
    );
    checkMembers(context, auth);
    const { state } = context;
    if (parent !== '') getPermission(state, { actor: account, permission: parent });
    const existing = findPermission(state, account, permission);
    const updated: Permission = { name: permission, parent, auth, updated: context.time };
    const all = state.permissions.get(account) ?? [];
    if (existing) {
      ensure(
        existing.parent === parent,
        'action_validate_exception',
        'Changing parent authority is not currently supported',
      );
      state.permissions.set(
        account,
        all.map((one) => (one === existing ? updated : one)),
      );
      context.addRam(account, authorityRam(auth) - authorityRam(existing.auth));
    } else {
      state.permissions.set(account, [...all, updated]);
      context.addRam(account, PERMISSION_RAM + authorityRam(auth));
    }
  },
);

const deleteauth = action<{ account: string; permission: string }>(
  (context, { account, permission }) => {
    context.requireAuth(account);
    const { state } = context;
    for (const fixed of ['active', 'owner'])
      ensure(permission !== fixed, 'action_validate_exception', `Cannot delete ${fixed} authority`);
    const link = state.links.get(account)?.find(({ requirement }) => requirement === permission);
    ensure(
      !link,
      'action_validate_exception',
      () =>
        `Cannot delete a linked authority. Unlink the authority first. This authority is linked to ${link!.code}::${link!.type}.`,
    );
    const { auth } = getPermission(state, { actor: account, permission });
    const all = state.permissions.get(account) ?? [];
    ensure(
      all.every(({ parent }) => parent !== permission),
      'action_validate_exception',
      'Cannot remove a permission which has children. Remove the children first.',
    );
    state.permissions.set(
      account,
      all.filter(({ name }) => name !== permission),
    );
    context.addRam(account, -(PERMISSION_RAM + authorityRam(auth)));
  },
);

const linkauth = action<{ account: string; code: string; type: string; requirement: string }>(
  (context, { account, code, type, requirement }) => {
    const { state } = context;
    ensure(requirement !== '', 'action_validate_exception', 'Required permission cannot be empty');
    context.requireAuth(account);
    if (!context.isAccount(code))
      throw new ChainError(
        'account_query_exception',
        `Failed to retrieve code for account: ${code}`,
        '',
      );
    if (requirement !== 'eosio.any' && !findPermission(state, account, requirement))
      throw new ChainError(
        'permission_query_exception',
        `Failed to retrieve permission: ${requirement}`,
        '',
      );
    const links = state.links.get(account) ?? [];
    const existing = links.find((link) => link.code === code && link.type === type);
    ensure(
      existing?.requirement !== requirement,
      'action_validate_exception',
      'Attempting to update required authority, but new requirement is same as old',
    );
    state.links.set(account, [
      ...links.filter((link) => link !== existing),
      { code, type, requirement },
    ]);
    if (!existing) context.addRam(account, LINK_RAM);
  },
);

const unlinkauth = action<{ account: string; code: string; type: string }>(
  (context, { account, code, type }) => {
    const { state } = context;
    context.requireAuth(account);
    const links = state.links.get(account) ?? [];
    const rest = links.filter((link) => link.code !== code || link.type !== type);
    ensure(
      rest.length < links.length,
      'action_validate_exception',
      'Attempting to unlink authority, but no link found',
    );
    state.links.set(account, rest);
    context.addRam(account, -LINK_RAM);
  },
);

/** Checks and stores code; a native contract's is only its name. */
const setcode = action<{ account: string; vmtype: number; vmversion: number; code: Uint8Array }>(
  (context, { account, vmtype, vmversion, code }) => {
    const { state } = context;
    context.requireAuth(account);
    ensure(vmtype === 0, 'invalid_contract_vm_type', 'code should be 0');
    ensure(vmversion === 0, 'invalid_contract_vm_version', 'version should be 0');
    const before = state.accounts.get(account)!;
    const codeHash = code.length > 0 ? hex(sha256(code)) : NO_CODE;
    ensure(
      code.length > 0 || before.codeHash !== NO_CODE,
      'set_exact_code',
      'contract is already cleared',
    );
    ensure(
      codeHash !== before.codeHash,
      'set_exact_code',
      'contract is already running this version of code',
    );
    if (code.length > 0 && !isNativeCode(code)) {
      checkCode(code);
      state.codes.set(codeHash, code);
    }
    state.accounts.set(account, {
      ...before,
      codeHash,
      codeSize: code.length,
      codeSequence: before.codeSequence + 1,
      lastCodeUpdate: context.time,
    });
    forgetUnused(state, before.codeHash);
    context.addRam(account, (code.length - before.codeSize) * CODE_RAM_FACTOR);
  },
);

/** Discards code that no account runs. */
function forgetUnused(state: State, hash: string): void {
  if (!state.codes.get(hash)) return;
  for (const name of state.accounts.keys()) if (state.accounts.get(name)?.codeHash === hash) return;
  state.codes.delete(hash);
}

const setabi = action<{ account: string; abi: Uint8Array }>((context, { account, abi }) => {
  const { state } = context;
  context.requireAuth(account);
  const before = state.accounts.get(account)!;
  state.accounts.set(account, { ...before, abi, abiSequence: before.abiSequence + 1 });
  context.addRam(account, abi.length - before.abi.length);
});

const canceldelay = action<CanceldelayArgs>((context, { canceling_auth, trx_id }) => {
  context.requireAuth(canceling_auth.actor);
  const record = findDelayed(context.state, trx_id);
  ensure(
    record?.id === trx_id,
    'tx_not_found',
    `cannot cancel trx_id=${trx_id}, there is no deferred transaction with that transaction id`,
  );
  unschedule(context.state, record);
  context.addRam(record.payer, -record.ram);
});

/** The chain's own handling of eosio actions, before the system contract. */
export const nativeActions: Record<string, ActionHandler> = {
  newaccount,
  canceldelay,
  updateauth,
  deleteauth,
  linkauth,
  unlinkauth,
  setcode,
  setabi,
};

function checkNames(permission: string, parent: string): void {
  const rules: [boolean, string][] = [
    [permission !== '', 'Cannot create authority with empty name'],
    [!permission.startsWith('eosio.'), "Permission names that start with 'eosio.' are reserved"],
    [permission !== parent, 'Cannot set an authority as its own parent'],
    [
      permission !== 'active' || parent === 'owner',
      "Cannot change active authority's parent from owner",
    ],
    [permission !== 'owner' || parent === '', "Cannot change owner authority's parent"],
    [permission === 'owner' || parent !== '', 'Only owner permission can have empty parent'],
  ];
  for (const [holds, message] of rules) ensure(holds, 'action_validate_exception', message);
}

function checkMembers(context: ApplyContext, authority: Authority): void {
  for (const { permission: level } of authority.accounts) {
    ensure(
      context.isAccount(level.actor),
      'action_validate_exception',
      `account '${level.actor}' does not exist`,
    );
    if (level.permission === 'active' || level.permission === 'eosio.code') continue;
    ensure(
      findPermission(context.state, level.actor, level.permission),
      'action_validate_exception',
      `permission '${JSON.stringify(level)}' does not exist`,
    );
  }
}
