import type { AccountRecord, Authority } from '../types.ts';
import { limitsOf, usageOf } from './resources.ts';
import type { Runtime } from './runtime.ts';
import { publishedCodec } from './runtime.ts';
import { NO_CODE } from './state.ts';
import type { State } from './state.ts';

export interface NewAccount {
  name: string;
  creator: string;
  owner: Authority;
  active: Authority;
  time: string;
  privileged: boolean;
}

/** Creates an account, with unlimited resources until limits are set. */
export function createAccount(state: State, account: NewAccount): void {
  const { name, creator, owner, active, time, privileged } = account;
  state.accounts.set(name, {
    name,
    created: time,
    creator,
    privileged,
    codeHash: NO_CODE,
    lastCodeUpdate: '1970-01-01T00:00:00.000',
    codeSize: 0,
    codeSequence: 0,
    abi: new Uint8Array(),
    abiSequence: 0,
  });
  state.permissions.set(name, [
    { name: 'owner', parent: '', auth: owner, updated: time },
    { name: 'active', parent: 'owner', auth: active, updated: time },
  ]);
}

/** An account for the APIs, with permissions sorted by name. */
export function accountRecord(runtime: Runtime, name: string): AccountRecord | undefined {
  const { state } = runtime;
  const account = state.accounts.get(name);
  if (!account) return undefined;
  const limits = limitsOf(state, name);
  return {
    name,
    created: account.created,
    creator: account.creator,
    privileged: account.privileged,
    code_hash: account.codeHash,
    last_code_update: account.lastCodeUpdate,
    abi: publishedCodec(runtime, name)?.json ?? null,
    permissions: (state.permissions.get(name) ?? [])
      .map(({ name: perm_name, parent, auth, updated }) => ({
        perm_name,
        parent,
        required_auth: auth,
        last_updated: updated,
      }))
      .sort((a, b) => (a.perm_name < b.perm_name ? -1 : 1)),
    links: [...(state.links.get(name) ?? [])],
    ram_quota: limits.ram,
    ram_usage: usageOf(state, name).ram,
    net_weight: limits.net,
    cpu_weight: limits.cpu,
  };
}
