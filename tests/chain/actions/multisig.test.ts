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
import { recordings } from '../realdata.ts';
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

  const abis = recordings('abi_json').filter(({ file }) => file.includes('eosio.msig'));
  it.skipIf(abis.length === 0).each(actions)(
    '%s fits the ABIs of contracts as they were recorded',
    (name, build, _actor, data) => {
      const action = build();
      const having = abis
        .map((recording) => abiOf(recording))
        .filter((abi) => abi.actions.some((one) => String(one.name) === name));
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
