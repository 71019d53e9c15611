import { describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import {
  approve,
  cancel,
  exec,
  invalidate,
  propose,
  unapprove,
} from '#src/chain/actions/multisig.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { publishedAbis } from '#tests/recordings/abis.ts';
import { recordings } from '#tests/recordings/read.ts';
import { abiOf, fieldNames, roundTrip } from './encoded.ts';

const id = { proposer: 'alice', name: 'upgrade' };
const bob = { actor: 'bob', permission: 'trading' };
const requested = [bob, { actor: 'carol', permission: 'active' }];
const inner = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'treasury', permission: 'active' }],
  data: '00ff',
};
const transaction = {
  expiration: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
  delaySeconds: 60,
  actions: [inner],
};
const trx = {
  expiration: '2026-01-02T03:04:05',
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 60,
  context_free_actions: [],
  actions: [inner],
  transaction_extensions: [],
};
const proposal = { proposer: 'alice', proposal_name: 'upgrade' };
const hash = '0a'.repeat(32);

const actions: [string, () => Action, string, Record<string, unknown>][] = [
  [
    'propose',
    () => propose({ ...id, requested, transaction }, 'trading'),
    'alice',
    { ...proposal, requested, trx },
  ],
  ['approve', () => approve(id, bob), 'bob', { ...proposal, level: bob }],
  [
    'approve',
    () => approve(id, bob, hash),
    'bob',
    { ...proposal, level: bob, proposal_hash: hash },
  ],
  ['unapprove', () => unapprove(id, bob), 'bob', { ...proposal, level: bob }],
  ['exec', () => exec(id, 'carol', 'trading'), 'carol', { ...proposal, executer: 'carol' }],
  ['cancel', () => cancel(id, 'alice', 'trading'), 'alice', { ...proposal, canceler: 'alice' }],
  ['invalidate', () => invalidate('alice', 'trading'), 'alice', { account: 'alice' }],
];

describe('the actions of the multisig contract', () => {
  it.each(actions)('%s says what is meant', (name, build, actor, data) => {
    expect(build()).toEqual({
      account: 'eosio.msig',
      name,
      authorization: [{ actor, permission: 'trading' }],
      data,
    });
  });

  const abis = [
    ...publishedAbis()
      .filter(([account]) => account === 'eosio.msig')
      .map(([, abi]) => abi),
    ...recordings('v1_chain_get_abi')
      .filter(({ response }) => recordOf(response).account_name === 'eosio.msig')
      .map((recording) => abiOf(recording)),
  ];
  it.each(actions)(
    '%s fits the ABIs of contracts as they were published and recorded',
    (name, build, _actor, data) => {
      const action = build();
      const having = abis.filter((abi) => abi.actions.some((one) => String(one.name) === name));
      expect(having.length).toBeGreaterThan(0);
      for (const abi of having) {
        const fields = fieldNames(action, abi);
        expect(Object.keys(action.data).slice(0, fields.length)).toEqual(fields);
        expect(data).toMatchObject(withoutNulls(roundTrip(action, abi)));
      }
    },
  );
});

function withoutNulls(data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== null));
}
