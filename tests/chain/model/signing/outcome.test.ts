import { describe, expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { groupActions, groupTest } from '#src/chain/model/action/action-groups.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { outcomes, treesWithRewards, withRewards } from '#src/chain/model/signing/outcome.ts';
import { row } from '../../history/rows.ts';

const act = (account: string, name: string, data: object | null = null) => ({
  account,
  name,
  authorization: [],
  hexData: null,
  data: data as Record<string, unknown> | null,
});
const payOf = (from: string, quantity = '1.0000 EOS', to = 'alice') => ({ from, to, quantity });
const claim = act('eosio', 'claimrewards', { owner: 'alice' });

describe('the outcome of an action in the nested traces of an old node', () => {
  const inner = [
    act('eosio.token', 'transfer', payOf('eosio.vpay')),
    act('eosio.token', 'transfer', payOf('eosio.bpay')),
    act('eosio.token', 'transfer', payOf('eosio')),
    act('eosio.token', 'issue', payOf('eosio.bpay')),
    act('fake.token', 'transfer', payOf('eosio.bpay')),
    act('eosio.rex', 'sellresult', {}),
    act('eosio.rex', 'rentresult', {}),
    act('fake.results', 'sellresult', {}),
  ];
  const reported = (account: string, name: string) =>
    outcomes({
      act: { account, name },
      inline_traces: [null, 'x', ...inner.map((one) => ({ act: one }))],
    }).map((trace) => inner.indexOf(trace.act as (typeof inner)[number]));

  it.each([
    ['eosio', 'claimrewards', [0, 1]],
    ['eosio', 'sellrex', [5]],
    ['eosio', 'buyrex', []],
    ['game', 'claimrewards', []],
    ['game', 'sellrex', []],
  ])('is, of %s::%s, what the chain itself pays or reports', (account, name, places) => {
    expect(reported(account, name)).toEqual(places);
  });
});

describe('rewards of a chain whose system account has another name', () => {
  const own = {
    ...eosioAccounts,
    system: 'core',
    token: 'core.token',
    vpay: 'core.vpay',
    bpay: 'core.bpay',
  };
  const claimed = act('core', 'claimrewards', { owner: 'alice' });
  const pays = [
    act('core.token', 'transfer', payOf('core.vpay')),
    act('core.token', 'transfer', payOf('core.bpay', '2.0000 EOS')),
  ];
  const inline_traces = pays.map((one) => ({ act: one }));

  it('are summed in a transaction of a node', () => {
    const trace = { act: claimed, inline_traces, receipt: { receiver: 'core' } };
    const answer = { id: 'ab', trx: {}, block_num: 1, block_time: '', traces: [trace] };
    const [first] = nativeTransaction(answer as never, own).actions;
    expect(first?.data?.quantity).toBe('3.0000 EOS');
  });

  it('are added to the claim in a history', () => {
    const trace = { act: claimed, inline_traces, trx_id: 'ab', receipt: { receiver: 'core' } };
    const entry = { account_action_seq: 1, block_num: 1, block_time: '', action_trace: trace };
    const names = nativeRows([entry as never], own).map(({ name }) => name);
    expect(names.filter((name) => name === 'transfer')).toHaveLength(2);
  });
});

describe('a claim of rewards', () => {
  const rows = (...actions: ReturnType<typeof act>[]) =>
    withRewards(
      actions.map((one) => row({ ...one, transactionId: 'ab' })),
      eosioAccounts,
    ).map(({ data }) => data?.quantity);
  const pay = act('eosio.token', 'transfer', payOf('eosio.bpay'));

  it('has the sum that its owner was paid', () => {
    expect(rows(claim, pay, pay)[0]).toBe('2.0000 EOS');
  });

  it.each([
    ['another action of the system', act('eosio', 'refund', { owner: 'alice' })],
    ['a claim of another contract', act('game', 'claimrewards', { owner: 'alice' })],
    ['a claim without data', act('eosio', 'claimrewards')],
    ['a claim of another owner', act('eosio', 'claimrewards', { owner: 'bob' })],
  ])('is not %s', (_, other) => {
    expect(rows(other, pay)[0]).toBeUndefined();
  });

  it.each([
    ['of another token contract', act('fake.token', 'transfer', payOf('eosio.bpay'))],
    ['that is no transfer', act('eosio.token', 'issue', payOf('eosio.bpay'))],
    ['that says no amount', act('eosio.token', 'transfer', { from: 'eosio.bpay', to: 'alice' })],
  ])('is not paid by an action %s', (_, other) => {
    expect(rows(claim, other)[0]).toBeUndefined();
    expect(rows(claim, pay, other)[0]).toBe('1.0000 EOS');
  });

  it('is paid by what hangs right below it in the tree of its transaction', () => {
    const tree = { ...asTrace(claim, 0), inline: [asTrace(pay, 1)] };
    const outer = { ...asTrace(act('game', 'run'), 0), inline: [tree] };
    const [read] = treesWithRewards([outer]);
    expect(read?.data).toBeNull();
    expect(read?.inline[0]?.data).toEqual({ owner: 'alice', quantity: '1.0000 EOS' });
  });
});

describe('groups of actions', () => {
  it('on FIO hold what its own contracts do, beside its system contract', () => {
    const eos = groupActions('account', eosioAccounts);
    expect(eos).toContainEqual(['eosio', 'newaccount']);
    expect(eos.filter(([contract]) => contract !== 'eosio')).toEqual([]);
    const own = groupActions('account', fio.accounts);
    expect(own).toContainEqual(['eosio', 'newaccount']);
    expect(own).toContainEqual(['fio.address', 'regaddress']);
    expect(groupActions('producer', fio.accounts)).toContainEqual(['fio.treasury', 'bpclaim']);
  });

  it('on FIO take a transfer to a key for one of its token contract alone', () => {
    const data = { actor: 'alice', payee_public_key: 'FIO…' };
    const sent = groupTest(['send'], 'alice', fio.accounts);
    expect(sent(act('fio.token', 'trnsfiopubky', data))).toBe(true);
    expect(sent(act('fio.token', 'other', data))).toBe(false);
    expect(sent(act('fake.token', 'trnsfiopubky', data))).toBe(false);
    expect(
      groupTest(['send'], 'alice', eosioAccounts)(act('fio.token', 'trnsfiopubky', data)),
    ).toBe(false);
  });
});

describe('the rows of a node', () => {
  const entry = (seq: number, receiver: string, fields: object) => ({
    account_action_seq: seq,
    block_num: 7,
    block_time: '2026-01-01T00:00:00',
    action_trace: {
      act: act('eosio.token', 'transfer', payOf('bob')),
      trx_id: 'ab',
      receiver,
      receipt: { receiver, global_sequence: seq, act_digest: 'dd' },
      ...fields,
    },
  });

  it('keep two equal actions of a transaction apart by the senders of their deliveries', () => {
    const rows = nativeRows([
      entry(1, 'eosio.token', { action_ordinal: 1 }),
      entry(2, 'eosio.token', { action_ordinal: 2 }),
      entry(3, 'bob', { action_ordinal: 3, creator_action_ordinal: 1 }),
      entry(4, 'carol', {
        action_ordinal: 4,
        creator_action_ordinal: 3,
        closest_unnotified_ancestor_action_ordinal: 2,
      }),
    ]);
    expect(rows.map(({ globalSequence, receivers }) => [globalSequence, ...receivers])).toEqual([
      ['2', 'eosio.token', 'carol'],
      ['1', 'eosio.token', 'bob'],
    ]);
  });

  it('come newest first, whatever order the node lists them in', () => {
    const names = (seqs: number[]) =>
      nativeRows(seqs.map((seq) => entry(seq, 'bob', { trx_id: `tx${seq}` }))).map(
        ({ globalSequence }) => globalSequence,
      );
    expect(names([1, 3, 2])).toEqual(['3', '2', '1']);
    expect(names([3, 2, 1])).toEqual(['3', '2', '1']);
  });
});
