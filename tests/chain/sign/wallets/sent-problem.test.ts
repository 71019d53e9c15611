import { describe, expect, it } from 'vitest';
import type { PackedEntry } from '#src/chain/model/action/packed-entry.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { sentProblem } from '#src/chain/sign/wallets/read-terminal.ts';

const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: 'abcd',
};
const reviewed = {
  expiration: '2026-01-01T00:10:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [action],
  transaction_extensions: [],
};
const since = Date.UTC(2026, 0, 1);

const entryOf = (change: Partial<typeof reviewed> = {}): PackedEntry => ({
  packed: packTransaction({ ...reviewed, ...change }).packed,
  compression: 'none',
  contextFreeData: '',
  signatures: [],
  refBlockNum: null,
  refBlockPrefix: null,
  maxCpuMs: 0,
  maxNetWords: 0,
});
const problemOf = (entry: PackedEntry | null) =>
  sentProblem(entry, { packed: packTransaction(reviewed).packed, since });

describe('a transaction that a wallet sent by itself', () => {
  it('is the reviewed one, whatever its header', () => {
    expect(problemOf(entryOf())).toBeNull();
    const header = { expiration: '2026-01-01T00:00:30', ref_block_num: 7, max_cpu_usage_ms: 5 };
    expect(problemOf(entryOf(header))).toBeNull();
  });

  it('was not sent if no block has it', () => {
    expect(problemOf(null)).toBe('not-sent');
  });

  it('is another one if its block stores only its id', () => {
    expect(problemOf({ ...entryOf(), packed: null })).toBe('of-another');
  });

  it.each([
    { actions: [{ ...action, data: 'abce' }] },
    { actions: [{ ...action, name: 'issue' }] },
    { actions: [{ ...action, account: 'evil' }] },
    { actions: [{ ...action, authorization: [{ actor: 'alice', permission: 'owner' }] }] },
    { actions: [action, action] },
    { delay_sec: 60 },
    { context_free_actions: [{ ...action, authorization: [] }] },
  ] as const)('is another one if it does something else: %j', (change) => {
    expect(problemOf(entryOf(change as unknown as Partial<typeof reviewed>))).toBe('of-another');
  });

  it('is another one if it had expired when the command was shown', () => {
    expect(problemOf(entryOf({ expiration: '2026-01-01T00:00:00' }))).toBe('of-another');
    expect(problemOf(entryOf({ expiration: '2026-01-01T00:00:01' }))).toBeNull();
  });
});
