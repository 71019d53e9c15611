import { ABI, Action, Checksum256, Serializer, Transaction } from '@wharfkit/antelope';
import type { ABIDef, AnyTransaction } from '@wharfkit/antelope';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench, Call } from '../harness.ts';
import { rowsOf } from './rows.ts';

const HOUR = 3600 * 1000;
const NEVER = '1970-01-01T00:00:00.000';

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.advance(500);
  for (const name of ['alice', 'bob', 'carol']) bench.addAccount(name, '100.0000 EOS');
  bench.advance(500);
  bench.push({
    account: 'eosio',
    name: 'updateauth',
    by: 'alice@owner',
    data: {
      account: 'alice',
      permission: 'active',
      parent: 'owner',
      auth: {
        threshold: 2,
        keys: [],
        accounts: ['bob', 'carol'].map((actor) => ({
          permission: { actor, permission: 'active' },
          weight: 1,
        })),
        waits: [],
      },
    },
  });
  bench.advance(500);
});

const active = (...actors: string[]): { actor: string; permission: string }[] =>
  actors.map((actor) => ({ actor, permission: 'active' }));

interface Wanted {
  from?: string;
  delay_sec?: number;
  expireSeconds?: number;
}

function inner({ from = 'alice', delay_sec = 0, expireSeconds = 24 * 3600 }: Wanted = {}): object {
  const abi = ABI.from(bench.chain.account('eosio.token')!.abi as ABIDef);
  const data = { from, to: 'bob', quantity: '5.0000 EOS', memo: 'together' };
  const authorization = active(from);
  return {
    expiration: new Date(bench.now() + expireSeconds * 1000).toISOString().slice(0, 19),
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec,
    context_free_actions: [],
    actions: [
      Action.from({ account: 'eosio.token', name: 'transfer', authorization, data }, abi).toJSON(),
    ],
    transaction_extensions: [],
  };
}

const msig = (name: string, by: string, data: Record<string, unknown>): Call => ({
  account: 'eosio.msig',
  name,
  by,
  data: { proposer: 'carol', proposal_name: 'pay', ...data },
});
const propose = (wanted?: Wanted, requested = active('bob', 'carol')): Call =>
  msig('propose', 'carol', { requested, trx: inner(wanted) });
const approve = (actor: string, more: object = {}): Call =>
  msig('approve', actor, { level: active(actor)[0], ...more });
const unapprove = (actor: string): Call => msig('unapprove', actor, { level: active(actor)[0] });
const exec = (by = 'bob'): Call => msig('exec', by, { executer: by });
const cancel = (by: string): Call => msig('cancel', by, { canceler: by });
const proposals = (): Record<string, unknown>[] => rowsOf(bench, 'eosio.msig', 'proposal', 'carol');
const approvals = (): Record<string, unknown>[] =>
  rowsOf(bench, 'eosio.msig', 'approvals2', 'carol');

describe('a proposal', () => {
  it('waits with the approvals it requests', () => {
    const call = propose();
    bench.push(call);
    const { trx } = call.data as { trx: AnyTransaction };
    const packed = Serializer.encode({ object: Transaction.from(trx) }).hexString;
    expect(proposals()).toEqual([
      { proposal_name: 'pay', packed_transaction: packed, earliest_exec_time: null },
    ]);
    expect(approvals()).toEqual([
      {
        version: 1,
        proposal_name: 'pay',
        requested_approvals: active('bob', 'carol').map((level) => ({ level, time: NEVER })),
        provided_approvals: [],
      },
    ]);
  });

  it('runs with the authority of those who approved', () => {
    bench.push(propose());
    const { block_time: granted } = bench.push(approve('bob'));
    expect(() => bench.push(exec())).toThrow('transaction authorization failed');
    bench.advance(500);
    bench.push(approve('carol'));
    expect(approvals()).toMatchObject([
      {
        requested_approvals: [],
        provided_approvals: [
          { level: active('bob')[0], time: granted },
          { level: active('carol')[0] },
        ],
      },
    ]);
    const { action_traces } = bench.push(exec());
    expect(
      action_traces.map(({ act, receiver, creator_action_ordinal }) => [
        act.name,
        receiver,
        creator_action_ordinal,
        act.authorization[0]?.actor,
      ]),
    ).toEqual([
      ['exec', 'eosio.msig', 0, 'bob'],
      ['transfer', 'eosio.token', 1, 'alice'],
      ['transfer', 'alice', 2, 'alice'],
      ['transfer', 'bob', 2, 'alice'],
    ]);
    expect(bench.balance('alice')).toBe('95.0000 EOS');
    expect(proposals()).toEqual([]);
    expect(approvals()).toEqual([]);
  });

  it('can be approved by the hash of what it does only', () => {
    const call = propose();
    bench.push(call);
    const { trx } = call.data as { trx: AnyTransaction };
    const packed = Serializer.encode({ object: Transaction.from(trx) });
    const wrong = String(Checksum256.hash('00'));
    expect(() => bench.push(approve('bob', { proposal_hash: wrong }))).toThrow('hash mismatch');
    bench.push(approve('bob', { proposal_hash: String(Checksum256.hash(packed.array)) }));
    expect(approvals()[0]!['provided_approvals']).toHaveLength(1);
  });

  it('counts neither what was taken back nor what was made void', () => {
    bench.push(propose());
    bench.push([approve('bob'), approve('carol')]);
    bench.push(unapprove('bob'));
    expect(approvals()).toMatchObject([
      { requested_approvals: [{ level: active('bob')[0] }], provided_approvals: [{}] },
    ]);
    expect(() => bench.push(exec())).toThrow('transaction authorization failed');
    bench.push(approve('bob'));
    bench.advance(500);
    bench.push({
      account: 'eosio.msig',
      name: 'invalidate',
      by: 'bob',
      data: { account: 'bob' },
    });
    expect(rowsOf(bench, 'eosio.msig', 'invals')).toMatchObject([{ account: 'bob' }]);
    expect(() => bench.push(exec())).toThrow('transaction authorization failed');
    bench.advance(500);
    bench.push([unapprove('bob'), approve('bob')]);
    bench.push(exec());
    expect(bench.balance('alice')).toBe('95.0000 EOS');
  });

  it('with a delay runs that long after its last approval', () => {
    bench.push(propose({ delay_sec: 3600 }));
    const { block_time } = bench.push([approve('bob'), approve('carol')]);
    const due = new Date(Date.parse(`${block_time}Z`) + HOUR).toISOString().slice(0, -1);
    expect(proposals()[0]!['earliest_exec_time']).toBe(due);
    expect(() => bench.push(exec())).toThrow('too early to execute');
    bench.push(unapprove('bob'));
    expect(proposals()[0]!['earliest_exec_time']).toBeNull();
    bench.advance(HOUR / 2);
    bench.push(approve('bob'));
    bench.advance(HOUR / 2);
    expect(() => bench.push(exec())).toThrow('too early to execute');
    bench.advance(HOUR / 2);
    bench.push(exec());
    expect(bench.balance('alice')).toBe('95.0000 EOS');
  });

  it('can be canceled by its proposer, and by others once it expired', () => {
    bench.push(propose({ expireSeconds: 3600 }));
    expect(() => bench.push(cancel('bob'))).toThrow('cannot cancel until expiration');
    bench.push(cancel('carol'));
    expect(proposals()).toEqual([]);
    bench.push(propose({ expireSeconds: 3600 }));
    bench.push([approve('bob'), approve('carol')]);
    bench.advance(2 * HOUR);
    expect(() => bench.push(exec())).toThrow('transaction expired');
    bench.push(cancel('bob'));
    expect(proposals()).toEqual([]);
  });

  it('is refused as the contract refuses it', () => {
    const failing: [Call, string][] = [
      [propose({ expireSeconds: -10 }), 'transaction expired'],
      [propose({}, active('bob')), 'transaction authorization failed'],
      [propose({ from: 'bob' }, active('carol')), 'transaction authorization failed'],
      [approve('bob'), 'proposal not found'],
      [exec(), 'proposal not found'],
      [cancel('carol'), 'proposal not found'],
    ];
    for (const [call, message] of failing) expect(() => bench.push(call)).toThrow(message);
    bench.push(propose());
    const existing: [Call, string][] = [
      [propose(), 'proposal with the same name exists'],
      [unapprove('bob'), 'no approval previously granted'],
      [{ ...approve('bob'), by: 'carol' }, 'missing authority of bob/active'],
      [{ ...approve('bob'), by: 'bob@owner' }, 'missing authority of bob/active'],
    ];
    for (const [call, message] of existing) expect(() => bench.push(call)).toThrow(message);
    bench.addAccount('dave');
    expect(() => bench.push(approve('dave'))).toThrow(
      'approval is not on the list of requested approvals',
    );
  });

  it('refuses to run context-free actions', () => {
    const trx = {
      ...inner(),
      context_free_actions: [{ account: 'eosio.null', name: 'nonce', authorization: [], data: '' }],
    };
    bench.push(msig('propose', 'carol', { requested: active('bob', 'carol'), trx }));
    bench.push([approve('bob'), approve('carol')]);
    expect(() => bench.push(exec())).toThrow('not allowed to `exec`');
  });
});

describe('eosio.wrap', () => {
  const wrapped = (by: string[]): Call => ({
    account: 'eosio.wrap',
    name: 'exec',
    by,
    data: { executer: by[0]!, trx: inner() },
  });

  it("runs what eosio's authority and the executer's were given for", () => {
    expect(() => bench.push(wrapped(['bob']))).toThrow('missing authority of eosio.wrap');
    const { action_traces } = bench.push(wrapped(['bob', 'eosio.wrap']), {
      keys: ['bob', 'eosio'],
    });
    expect(action_traces.map(({ act }) => act.account).slice(0, 2)).toEqual([
      'eosio.wrap',
      'eosio.token',
    ]);
    expect(bench.balance('alice')).toBe('95.0000 EOS');
  });
});
