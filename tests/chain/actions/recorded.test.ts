import { SystemContract } from '@wharfkit/account';
import { Serializer } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import type { Authority } from '#src/chain/actions/authority.ts';
import { buyram, buyrambytes, delegatebw, sellram } from '#src/chain/actions/resources.ts';
import { setabi, setcode } from '#src/chain/actions/contract-code.ts';
import { newaccount } from '#src/chain/actions/new-account.ts';
import { deleteauth, updateauth } from '#src/chain/actions/permission.ts';
import { voteByProxy, voteproducer } from '#src/chain/actions/vote.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { hexToBytes } from '#src/chain/core/checksum.ts';
import { recordings } from '#tests/recordings/read.ts';

interface Recorded {
  readonly name: string;
  readonly hex: string;
  readonly data: RecordedData;
}

/** The fields of all these actions, each of one type wherever it occurs. */
type RecordedData = Record<
  | 'account'
  | 'abi'
  | 'code'
  | 'creator'
  | 'from'
  | 'name'
  | 'parent'
  | 'payer'
  | 'permission'
  | 'proxy'
  | 'quant'
  | 'receiver'
  | 'stake_cpu_quantity'
  | 'stake_net_quantity'
  | 'voter',
  string
> &
  Record<'owner' | 'active' | 'auth', RecordedAuthority> & {
    readonly bytes: number;
    readonly producers: readonly string[];
    readonly transfer: boolean | 0 | 1;
  };

interface RecordedAuthority {
  readonly threshold: number;
  readonly keys: Authority['keys'];
  readonly accounts: readonly {
    readonly permission: { readonly actor: string; readonly permission: string };
    readonly weight: number;
  }[];
  readonly waits: readonly { readonly wait_sec: number; readonly weight: number }[];
}

/** The forms' answers from which an action of the chain would have been built. */
const builders: Record<string, (data: RecordedData) => Action> = {
  newaccount: ({ creator, name, owner, active }) =>
    newaccount({ creator, name, owner: formOf(owner), active: formOf(active) }),
  buyram: ({ payer, receiver, quant }) => buyram({ payer, receiver, quant: parseAsset(quant) }),
  buyrambytes: ({ payer, receiver, bytes }) => buyrambytes({ payer, receiver, bytes }),
  sellram: ({ account, bytes }) => sellram(account, bytes),
  delegatebw: ({ from, receiver, stake_net_quantity, stake_cpu_quantity, transfer }) =>
    delegatebw(
      {
        from,
        receiver,
        net: parseAsset(stake_net_quantity),
        cpu: parseAsset(stake_cpu_quantity),
      },
      Boolean(transfer),
    ),
  voteproducer: ({ voter, proxy, producers }) =>
    proxy === '' ? voteproducer({ voter, producers, maxVotes: 30 }) : voteByProxy(voter, proxy),
  updateauth: ({ account, permission, parent, auth }) =>
    updateauth({ account, permission, parent, auth: formOf(auth) }),
  deleteauth: ({ account, permission }) => deleteauth(account, permission),
  setcode: ({ account, code }) => setcode(account, hexToBytes(code)),
  setabi: ({ account, abi }) => setabi(account, hexToBytes(abi)),
};

/** What an authority looks like in a form, members in the reverse of the chain's order. */
function formOf({ threshold, keys, accounts, waits }: RecordedAuthority): Authority {
  return {
    threshold,
    keys: keys.toReversed(),
    accounts: accounts.map(({ permission, weight }) => ({ ...permission, weight })).toReversed(),
    waits: waits.map(({ wait_sec, weight }) => ({ seconds: wait_sec, weight })).toReversed(),
  };
}

/** Every action of the system contract in the recordings whose bytes are beside its fields. */
function recordedActions(): Recorded[] {
  const found = new Map<string, Recorded>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const action = value as Record<string, unknown>;
      if (isSystemAction(action)) {
        const { name, data } = action;
        const hex = action.hex_data ?? action.hex ?? '';
        found.set(`${name} ${hex}`, { name, hex, data });
      }
      Object.values(action).forEach(visit);
    }
  };
  for (const kind of [
    'v1_chain_get_block',
    'v1_chain_push_transaction',
    'v1_chain_send_transaction',
    'v1_history_get_actions',
  ])
    visit(recordings(kind));
  return [...found.values()];
}

function isSystemAction(
  action: Record<string, unknown>,
): action is { name: string; hex_data?: string; hex?: string; data: RecordedData } {
  return (
    action.account === 'eosio' &&
    typeof action.name === 'string' &&
    action.name in builders &&
    typeof (action.hex_data ?? action.hex) === 'string' &&
    typeof action.data === 'object'
  );
}

const { abi } = SystemContract;
const recorded = recordedActions();

describe('actions of real chains', () => {
  it('are of many kinds', () => {
    expect(new Set(recorded.map((one) => one.name)).size).toBeGreaterThan(5);
  });

  it.each(recorded)('$name is built to the same bytes', ({ name, hex, data }) => {
    const bytes = (object: object) => Serializer.encode({ object, abi, type: name }).hexString;
    const built = bytes(builders[name]!(data).data);
    expect(built).toBe(bytes(data).slice(0, built.length));
    // In some recordings names were replaced in the fields and not in the bytes.
    if (hex.startsWith(bytes(data))) expect(hex.slice(built.length)).toMatch(/^(00)*$/);
  });

  it('are the very bytes that nodes recorded', () => {
    const same = recorded.filter(({ name, hex, data }) => {
      const object = builders[name]!(data).data;
      return hex.startsWith(Serializer.encode({ object, abi, type: name }).hexString);
    });
    expect(new Set(same.map((one) => one.name))).toEqual(
      new Set([
        'newaccount',
        'buyram',
        'buyrambytes',
        'delegatebw',
        'updateauth',
        'deleteauth',
        'setcode',
        'setabi',
        'sellram',
        'voteproducer',
      ]),
    );
  });
});
