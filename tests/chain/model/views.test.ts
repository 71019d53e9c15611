import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import * as v from '#src/chain/core/schema.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import { transactionInBlock } from '#src/chain/model/block/block-transaction.ts';
import { blockView } from '#src/chain/model/block/block-view.ts';
import { chainInfo, finalityOf } from '#src/chain/model/block/chain-info.ts';
import { transactionsPerSecond } from '#src/chain/model/block/live-rates.ts';
import {
  authorizerAccounts,
  historyKeyAccounts,
} from '#src/chain/model/permission/key-accounts.ts';
import { bytesMeasure, spanMeasure } from '#src/chain/model/shared/measure.ts';
import { producerViews } from '#src/chain/model/vote/producer-view.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { hyperionBalances } from '#src/chain/services/hyperion/hyperion.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, TOTALITY } from './hostile.ts';

/** Ten thousand cases take long on a busy machine. */
const SLOW = { timeout: 180_000 };

const ID = 'ab'.repeat(32);
const action = {
  account: 'eosio.token',
  name: 'transfer',
  data: { memo: 'hi' },
  hex_data: 'ab',
  authorization: [{ actor: 'alice', permission: 'active' }],
};
const block = v.parse(answers.blockResponse, {
  id: '00000007ff',
  block_num: 7,
  timestamp: '2026-01-01T00:00:03.500',
  producer: 'bpone',
  previous: '00000006ff',
  transaction_mroot: 'aa',
  action_mroot: 'bb',
  confirmed: 0,
  schedule_version: 3,
  producer_signature: 'SIG_K1_x',
  transactions: [
    { status: 'executed', cpu_usage_us: 5, net_usage_words: 0, trx: 'cd'.repeat(32) },
    {
      status: 'hard_fail',
      cpu_usage_us: 100,
      net_usage_words: 16,
      trx: {
        id: ID,
        signatures: ['SIG_K1_y'],
        compression: 'none',
        transaction: { expiration: '2026-01-01T00:00:30', delay_sec: 2, actions: [action] },
      },
    },
    null,
  ],
});

describe('a block', () => {
  it('holds transactions with their actions, and deferred ones as an id alone', () => {
    expect(blockView(block)).toMatchObject({
      id: '00000007ff',
      number: 7,
      time: Date.UTC(2026, 0, 1, 0, 0, 3, 500),
      producer: 'bpone',
      previous: '00000006ff',
      scheduleVersion: 3,
      transactionMerkleRoot: 'aa',
      actionMerkleRoot: 'bb',
      producerSignature: 'SIG_K1_x',
      transactions: [
        { id: 'cd'.repeat(32), status: 'executed', cpuUsage: 5, netUsage: 0, actions: [] },
        {
          id: ID,
          status: 'hard_fail',
          cpuUsage: 100,
          netUsage: 128,
          actions: [{ account: 'eosio.token', name: 'transfer', data: { memo: 'hi' } }],
        },
      ],
    });
  });

  it('recorded from nodes keeps each of its transactions', () => {
    for (const { file, response } of recordings('v1_chain_get_block')) {
      const answer = v.parse(answers.blockResponse, response);
      const view = blockView(answer);
      expect(view.transactions.length, file).toBe(answer.transactions.length);
      for (const [place, one] of view.transactions.entries()) {
        expect(one.id, file).toMatch(/^[0-9a-f]{64}$/);
        const reported = recordOf(answer.transactions[place]);
        expect(one.netUsage, file).toBe(Number(reported.net_usage_words) * 8);
        const signed = recordOf(recordOf(reported.trx).transaction);
        const inner = [...listOf(signed.context_free_actions), ...listOf(signed.actions)];
        expect(one.actions.length, file).toBe(inner.length);
      }
    }
  });
});

describe('the producers that a block brings in', () => {
  const producer = { producer_name: 'bpnew', authority: [0, { threshold: 1, keys: [] }] };
  it.each([
    ['its header', { new_producers: { version: 4, producers: [producer] } }],
    ['an extension', { new_producer_schedule: { version: 4, producers: [producer] } }],
    [
      'a change of the schedule',
      {
        finality_extension: {
          qc_claim: { block_num: 6, is_strong_qc: true },
          new_finalizer_policy_diff: null,
          new_proposer_policy_diff: {
            version: 4,
            producer_auth_diff: { remove_indexes: [20], insert_indexes: [[20, producer]] },
          },
        },
      },
    ],
  ])('are read from %s', (_, reported) => {
    expect(blockView({ ...block, ...reported }).newProducers).toEqual(['bpnew']);
    expect(blockView(block).newProducers).toEqual([]);
  });
});

describe('a transaction', () => {
  it('found in its block alone shows what was signed', () => {
    expect(transactionInBlock(ID, block, null)).toMatchObject({
      id: ID,
      status: 'hard_fail',
      blockNum: 7,
      cpuUsage: 100,
      netUsage: 128,
      delaySeconds: 2,
      expiration: Date.UTC(2026, 0, 1, 0, 0, 30),
      signatures: ['SIG_K1_y'],
      actions: [{ name: 'transfer', receivers: ['eosio.token'], ordinal: 1, inline: [] }],
      source: 'block',
    });
    expect(transactionInBlock('ef'.repeat(32), block, null)).toBeNull();
    expect(transactionInBlock('cd'.repeat(32), block, null)?.actions).toEqual([]);
  });

  it('found in its block with the node’s traces shows what ran', () => {
    const entry = (sequence: number, receiver: string) => ({
      global_sequence: sequence,
      receiver,
      account: 'eosio.token',
      action: 'transfer',
      data: 'ab',
      authorization: [{ account: 'alice', permission: 'active' }],
    });
    const traces = v.parse(answers.traceBlockResponse, {
      id: '00000007ff',
      number: 7,
      timestamp: '2026-01-01T00:00:03.500',
      transactions: [{ id: ID, actions: [entry(1, 'eosio.token'), entry(2, 'bob')] }],
    });
    expect(transactionInBlock(ID, block, traces)).toMatchObject({
      source: 'trace',
      actions: [{ receivers: ['eosio.token', 'bob'], data: { memo: 'hi' }, hexData: 'ab' }],
    });
  });

  it('recorded from history nodes has the receipt’s NET times eight, and its actions', () => {
    for (const { file, response } of recordings('v1_history_get_transaction')) {
      const answer = v.parse(historyAnswers.historyTransactionResponse, response);
      const view = nativeTransaction(answer);
      const receipt = recordOf(recordOf(answer.trx).receipt);
      expect(view.netUsage, file).toBe(Number(receipt.net_usage_words) * 8);
      expect(view.cpuUsage, file).toBe(receipt.cpu_usage_us);
      const signed = listOf(recordOf(recordOf(answer.trx).trx).actions);
      expect(
        view.actions.map(({ name }) => name),
        file,
      ).toEqual(signed.map((one) => recordOf(one).name));
      expect(view.signatures.length, file).toBeGreaterThan(0);
    }
  });

  it('recorded from Hyperion has its costs and signatures in any version', () => {
    for (const { file, response } of recordings('hyperion_history_get_transaction')) {
      const first = recordOf(listOf(recordOf(response).actions)[0]);
      const view = hyperionTransaction('?', response);
      expect(view, file).toMatchObject({
        id: recordOf(response).trx_id,
        cpuUsage: first.cpu_usage_us,
        netUsage: Number(first.net_usage_words) * 8,
        blockNum: first.block_num,
        status: 'executed',
        signatures: first.signatures,
      });
    }
    expect(hyperionTransaction(ID, { executed: false, actions: [] })).toBeNull();
  });

  it('with only a failure notice from Hyperion was not executed', () => {
    const entry = (account: string) => ({
      act: { account, name: 'onerror', authorization: [], data: {} },
      trx_id: ID,
      block_num: 7,
      timestamp: '2026-01-01T00:00:00.000',
      cpu_usage_us: 100,
      net_usage_words: 0,
      action_ordinal: 1,
      creator_action_ordinal: 0,
      receipts: [{ receiver: 'promiser1111', global_sequence: '9' }],
    });
    const reported = (account: string) =>
      hyperionTransaction(ID, { trx_id: ID, actions: [entry(account)] });
    expect(reported('eosio')?.status).toBe('soft_fail');
    expect(reported('promiser1111')?.status).toBe('executed');
  });
});

describe('rows of history', () => {
  it('recorded from nodes are newest first, one an action', () => {
    for (const { file, response } of recordings('v1_history_get_actions')) {
      const { actions } = v.parse(historyAnswers.historyActionsResponse, response);
      const rows = nativeRows(actions);
      expect(rows.length, file).toBeGreaterThan(0);
      expect(rows.length, file).toBeLessThanOrEqual(actions.length);
      const delivered = rows.reduce((sum, row) => sum + row.receivers.length, 0);
      expect(delivered, file).toBeLessThanOrEqual(actions.length);
      for (const row of rows) {
        expect(row.account, file).not.toBe('');
        expect(row.blockTime, file).toBeGreaterThan(0);
      }
    }
  });

  it('recorded from Hyperion name all receivers', () => {
    for (const { file, response } of recordings('hyperion_history_get_actions')) {
      const actions = listOf(recordOf(response).actions);
      const rows = hyperionRows(actions);
      expect(rows.length, file).toBe(actions.length);
      for (const [place, row] of rows.entries()) {
        const receipts = listOf(recordOf(actions[place]).receipts);
        if (receipts.length > 0)
          expect(new Set(row.receivers), file).toEqual(
            new Set(receipts.map((receipt) => recordOf(receipt).receiver)),
          );
        expect(row.receivers[0], file).toBe(row.account);
        if (row.data && 'quantity' in row.data) expect(row.data, file).not.toHaveProperty('amount');
      }
    }
  });
});

describe('producers', () => {
  const row = (owner: string, total_votes: string, is_active: number | boolean = 1) => ({
    owner,
    total_votes,
    is_active,
    producer_key: '',
    url: 'javascript:x',
    location: 1,
  });

  it('rank by votes, with their share of all; those who stopped come last', () => {
    const views = producerViews(
      v.parse(answers.producersResponse, {
        rows: [row('a', '10.5'), row('b', '70.0', 0), row('c', '1e2')],
        total_producer_vote_weight: '200.00000000000000000',
      }),
    );
    expect(
      views.map(({ rank, owner, active, voteShare }) => [rank, owner, active, voteShare]),
    ).toEqual([
      [1, 'c', true, 0.5],
      [2, 'a', true, 0.0525],
      [3, 'b', false, 0.35],
    ]);
    expect(views[0]?.url).toBe('javascript:x');
  });

  it('of a chain without votes have no share', () => {
    const answer = { producers: [row('a', '0.0')], total_producer_vote_weight: '0.0' };
    expect(producerViews(v.parse(answers.producersResponse, answer))[0]?.voteShare).toBe(0);
  });

  it('recorded come in the chain’s order', () => {
    for (const { file, response } of recordings('v1_chain_get_producers')) {
      const answer = v.parse(answers.producersResponse, response);
      const active = (answer.rows ?? []).filter((one) => one.is_active).map((one) => one.owner);
      const ranked = producerViews(answer).filter((one) => one.active);
      expect(
        ranked.map((one) => one.owner),
        file,
      ).toEqual(active);
    }
  });
});

describe('accounts of a key', () => {
  it('are listed once for each permission', () => {
    const row = { account_name: 'alice', permission_name: 'active', weight: 1, threshold: 2 };
    const answer = { accounts: [row, row, { ...row, permission_name: 'owner' }] };
    expect(authorizerAccounts(v.parse(answers.authorizersResponse, answer))).toEqual([
      { account: 'alice', permission: 'active', weight: 1, threshold: 2 },
      { account: 'alice', permission: 'owner', weight: 1, threshold: 2 },
    ]);
  });

  it('from history nodes have permissions in the newer form alone', () => {
    const of = (answer: unknown) =>
      historyKeyAccounts(v.parse(historyAnswers.historyKeyAccountsResponse, answer)).map(
        ({ account, permission }) => `${account}@${permission}`,
      );
    expect(of({ account_names: ['a', 'b'], permissions: [['active', 'owner'], ['x']] })).toEqual([
      'a@active',
      'a@owner',
      'b@x',
    ]);
    expect(of({ account_names: ['a', 'a'] })).toEqual(['a@']);
  });
});

describe('Hyperion’s balances', () => {
  it('become exact amounts', () => {
    const tokens = [
      { symbol: 'WAX', precision: 8, amount: 2786894.85649746, contract: 'eosio.token' },
      { symbol: 'HIT', precision: 8, amount: 4.2e-6, contract: 'gkniftyheads' },
      { symbol: 'ONE', precision: 0, amount: 7, contract: 'one' },
      // Its table could not be read, so the decimals shown are all there is to go by.
      { symbol: 'RICH', amount: 81.44848567, contract: 'token.rich', error: 'x' },
    ];
    expect(hyperionBalances(tokens).map(({ amount }) => formatAsset(amount))).toEqual([
      '2786894.85649746 WAX',
      '0.00000420 HIT',
      '7 ONE',
      '81.44848567 RICH',
    ]);
  });

  it('leave out what is none', () => {
    const hostile = [
      null,
      {},
      { symbol: 'eos', amount: 1, precision: 4, contract: 'a' },
      { symbol: 'EOS', amount: 1e300, precision: 4, contract: 'a' },
      { symbol: 'EOS', amount: 1, precision: -1, contract: 'a' },
      { symbol: 'EOS', amount: 'NaN', precision: 4, contract: 'a' },
    ];
    expect(hyperionBalances(hostile)).toEqual([]);
  });
});

describe('figures', () => {
  it.each([
    [0, 0, 'Bytes'],
    [1023, 1023, 'Bytes'],
    [1024, 1, 'KB'],
    [1536, 1.5, 'KB'],
    [1024 ** 2, 1, 'MB'],
    [1024 ** 3, 1, 'GB'],
    [1024 ** 4, 1, 'TB'],
    [1024 ** 5, 1024, 'TB'],
    [-2048, -2, 'KB'],
  ])('%i bytes are %d %s', (bytes, value, unit) => {
    expect(bytesMeasure(bytes)).toEqual({ value, unit });
  });

  it.each([
    [0, 0, 'µs'],
    [999, 999, 'µs'],
    [1_000, 1, 'ms'],
    [1_500_000, 1.5, 's'],
    [60_000_000, 1, 'min'],
    [5_400_000_000, 1.5, 'hours'],
    [86_400_000_000, 1, 'days'],
    [864_000_000_000, 10, 'days'],
  ])('%i microseconds are %d %s', (span, value, unit) => {
    expect(spanMeasure(span)).toEqual({ value, unit });
  });

  it('say how far a block is from being final', () => {
    expect(finalityOf(100, 100)).toEqual({ kind: 'irreversible' });
    expect(finalityOf(99, 100)).toEqual({ kind: 'irreversible' });
    expect(finalityOf(103, 100)).toEqual({ kind: 'reversible', blocksToGo: 3 });
  });

  it('say how many transactions ran in a second', () => {
    const count = (number: number, transactions: number) => ({
      number,
      time: number * 500,
      transactions,
    });
    expect(transactionsPerSecond([])).toBeNull();
    expect(transactionsPerSecond([count(1, 3)])).toBe(6);
    // Seen twice it counts once; a block that was not seen still took its time.
    expect(transactionsPerSecond([count(4, 4), count(1, 2), count(1, 2)])).toBe(3);
  });

  it('of the chain are read from get_info of any version', () => {
    for (const { file, response } of recordings('v1_chain_get_info')) {
      const raw = recordOf(response);
      const info = chainInfo(v.parse(answers.infoResponse, raw));
      expect(info, file).toMatchObject({
        chainId: raw.chain_id,
        headBlockNum: raw.head_block_num,
        headBlockTime: Date.parse(`${String(raw.head_block_time)}Z`),
        lastIrreversibleBlockNum: raw.last_irreversible_block_num,
        serverVersion: raw.server_version_string,
        headBlockProducer: raw.head_block_producer,
      });
    }
  });
});

const FIELDS = [
  'id',
  'trx',
  'receipt',
  'receiver',
  'receipts',
  'transaction',
  'signatures',
  'status',
  'actions',
  'act',
  'account',
  'name',
  'authorization',
  'actor',
  'permission',
  'data',
  'hex_data',
  'expiration',
  'delay_sec',
  'global_sequence',
  'trx_id',
  'block_num',
  '@timestamp',
  'timestamp',
  'amount',
  'symbol',
  'contract',
  'precision',
  'action_ordinal',
];

it('whatever JSON comes, the views are made or the answer is refused: nothing throws', SLOW, () => {
  const leaf = hostileRow(FIELDS, 2);
  const receipt = fc.record({
    trx: fc.oneof(leaf, hostileRow(['id', 'transaction', 'signatures'], 2)),
    status: leaf,
  });
  const texts = { id: fc.string(), timestamp: fc.string(), producer: fc.string() };
  const blocks = fc.record({
    ...texts,
    previous: fc.string(),
    block_num: fc.integer(),
    transactions: fc.array(fc.oneof(receipt, leaf), { maxLength: 4 }),
    schedule_version: leaf,
  });
  const trace = fc.record({ act: leaf.map(recordOf), receipt: leaf, receiver: leaf, trx_id: leaf });
  const histories = fc.record({
    id: fc.string(),
    block_num: fc.integer(),
    block_time: fc.string(),
    trx: fc.option(leaf.map(recordOf)),
    traces: fc.option(fc.array(fc.oneof(trace, leaf), { maxLength: 4 })),
    actions: fc.array(
      fc.record({
        account_action_seq: fc.integer(),
        block_num: fc.integer(),
        block_time: fc.string(),
        action_trace: trace,
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(blocks, histories, leaf, (blockBody, historyBody, any) => {
      const parsed = v.parse(answers.blockResponse, blockBody);
      blockView(parsed);
      transactionInBlock('ab', parsed, null);
      const trx = v.safeParse(historyAnswers.historyTransactionResponse, historyBody);
      if (trx.success) nativeTransaction(trx.output);
      nativeRows(v.parse(historyAnswers.historyActionsResponse, historyBody).actions);
      for (const body of [any, historyBody, [any]]) {
        hyperionTransaction('ab', { actions: body });
        hyperionTransaction('ab', body);
        hyperionRows(body);
        hyperionBalances(listOf(body));
      }
    }),
    TOTALITY,
  );
});
