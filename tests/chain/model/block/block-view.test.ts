import { describe, expect, it } from 'vitest';
import { contractView } from '#src/chain/model/abi/contract.ts';
import { searchedText } from '#src/chain/model/block/block-filter.ts';
import { transactionInBlock } from '#src/chain/model/block/block-transaction.ts';
import { blockView, confirmsBlocks, savannaSchedule } from '#src/chain/model/block/block-view.ts';
import { chainInfo } from '#src/chain/model/block/chain-info.ts';
import type { BlockResponse, InfoResponse, TraceBlockResponse } from '#src/chain/rpc/responses.ts';
import { blockTransaction } from '../../../../stories/fixtures/blocks.ts';

const ID = 'ab'.repeat(32);
const TIME = '2026-01-01T00:00:00.500';
const MS = Date.UTC(2026, 0, 1, 0, 0, 0, 500);
const block = (extra: object = {}): BlockResponse =>
  ({
    id: '07ff',
    block_num: 7,
    timestamp: TIME,
    producer: 'bpone',
    previous: '06ff',
    transactions: [],
    ...extra,
  }) as BlockResponse;

describe('a block', () => {
  it('says itself whether it confirms earlier ones, and else the file of its chain does', () => {
    const confirms = (extra: object, finality: 'classic' | 'savanna') =>
      confirmsBlocks(blockView(block(extra)), finality);
    expect(confirms({ schedule_version: savannaSchedule }, 'classic')).toBe(false);
    expect(confirms({ schedule_version: 2318, confirmed: 240 }, 'savanna')).toBe(true);
    expect(confirms({ schedule_version: 2318 }, 'classic')).toBe(true);
    expect(confirms({ schedule_version: 2318 }, 'savanna')).toBe(false);
  });

  it('has no roots, schedule, confirmations or signature if they are missing', () => {
    expect(blockView(block())).toMatchObject({
      transactionMerkleRoot: '',
      actionMerkleRoot: '',
      producerSignature: '',
      scheduleVersion: 0,
      confirmed: 0,
      newProducers: [],
      newFeatures: [],
      time: MS,
    });
    expect(blockView(block({ confirmed: 12, schedule_version: '3' }))).toMatchObject({
      confirmed: 12,
      scheduleVersion: 3,
    });
  });

  it('lists the digests of the features it activates', () => {
    const reported = [{ feature_digest: 'aa' }, 'bb', {}, null];
    expect(blockView(block({ new_protocol_features: reported })).newFeatures).toEqual(['aa', 'bb']);
  });

  it('lists the new producers that have names', () => {
    const producers = [{ producer_name: 'bpone' }, {}, null];
    expect(blockView(block({ new_producers: { producers } })).newProducers).toEqual(['bpone']);
  });
});

describe('a transaction in a block', () => {
  const play = { account: 'game', name: 'play', data: { n: 1 } };
  const win = { account: 'game', name: 'win', data: { n: 2 } };
  const entry = {
    status: 'executed',
    cpu_usage_us: 1,
    net_usage_words: 1,
    trx: { id: ID, transaction: { actions: [play, win] } },
  };
  const ran = (sequence: number, account: string, action: string, params?: object) => ({
    global_sequence: sequence,
    receiver: account,
    account,
    action,
    ...(params && { params }),
  });
  const traces = (...actions: object[]) =>
    ({
      transactions: [
        { id: 'cd'.repeat(32), actions: [ran(1, 'other', 'act')] },
        { id: ID, actions },
      ],
    }) as unknown as TraceBlockResponse;
  const data = (...actions: object[]) =>
    transactionInBlock(ID, block({ transactions: [entry] }), traces(...actions))?.actions.map(
      (one) => one.data,
    );

  it('has the signed data if the traces have none', () => {
    expect(data(ran(1, 'game', 'play'), ran(2, 'game', 'win'))).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('prefers the data in the traces to the signed data', () => {
    expect(data(ran(1, 'game', 'play', { n: 7 }))).toEqual([{ n: 7 }]);
  });

  it.each([
    ['another contract', ran(1, 'bank', 'play')],
    ['another action', ran(1, 'game', 'quit')],
  ])('has no data where what ran is of %s than what was signed', (_, other) => {
    const view = transactionInBlock(
      ID,
      block({ transactions: [{ ...entry, trx: ID }] }),
      traces(other),
    );
    expect(view?.actions.map((one) => one.data)).toEqual([null]);
    expect(data(other)).toEqual(data(ran(9, 'none', 'such')));
  });

  it('keeps what the block and the traces said of it', () => {
    const answer = traces(ran(1, 'game', 'play'));
    const view = transactionInBlock(ID, block({ transactions: [7, entry] }), answer);
    expect(view).toMatchObject({ id: ID, blockNum: 7, blockTime: MS, source: 'trace' });
    expect(view?.raw).toEqual({ receipt: entry, trace: answer.transactions[1] });
    expect(transactionInBlock(ID, block({ transactions: [entry] }), null)?.raw).toBe(entry);
  });

  it('is found by nothing of another one’s traces', () => {
    const [first] = traces().transactions;
    const other = { transactions: [first] } as unknown as TraceBlockResponse;
    const view = transactionInBlock(ID, block({ transactions: [entry] }), other);
    expect(view?.source).toBe('block');
    expect(view?.actions.map(({ name }) => name)).toEqual(['play', 'win']);
  });

  it('is searched by each of its words apart, and by no data where there is none', () => {
    const action = (name: string) => ({
      account: 'game',
      name,
      data: null,
      hexData: null,
      authorization: [],
    });
    const actions = [action('play'), action('win')];
    const text = searchedText(blockTransaction({ id: ID, actions }));
    expect(text.split('\n')).toEqual([ID, 'game::play', '[]', 'game::win', '[]']);
  });

  it('is searched, though its data cannot be written', () => {
    const data = { amount: 7n };
    const action = { account: 'game', name: 'play', data, hexData: null, authorization: [] };
    expect(searchedText(blockTransaction({ id: ID, actions: [action] })).split('\n')).toEqual([
      ID,
      'game::play',
      '',
    ]);
  });
});

describe('a contract', () => {
  it('has the actions and the tables of its ABI that have names', () => {
    const abi = {
      actions: [{ name: 'play', type: 'game', ricardian_contract: '# Play' }, { name: 'win' }, {}],
      tables: [{ name: 'rows', type: 'row', index_type: 'i64' }, { name: 'log' }, null],
    };
    expect(contractView('game', abi)).toEqual({
      account: 'game',
      actions: [
        { name: 'play', type: 'game', ricardian: '# Play' },
        { name: 'win', type: 'win', ricardian: '' },
      ],
      tables: [
        { name: 'rows', type: 'row', indexType: 'i64' },
        { name: 'log', type: 'log', indexType: '' },
      ],
    });
    expect(contractView('game', {})).toEqual({ account: 'game', actions: [], tables: [] });
  });

  it.each([[null], ['abi'], [[]]])('is none by %j', (abi) => {
    expect(() => contractView('game', abi)).toThrow('Contract game cannot be retrieved.');
  });
});

describe('what a node reports about its chain', () => {
  const answer = {
    chain_id: 'aca3',
    head_block_num: 9,
    head_block_id: '09',
    head_block_time: TIME,
    head_block_producer: 'bpone',
    last_irreversible_block_num: 7,
    server_version: 'cf72',
    last_irreversible_block_id: '07',
  } as InfoResponse;

  it('is its head, what is irreversible, and its version in words where it has them', () => {
    expect(chainInfo(answer)).toEqual({
      chainId: 'aca3',
      headBlockNum: 9,
      headBlockTime: MS,
      headBlockProducer: 'bpone',
      lastIrreversibleBlockNum: 7,
      serverVersion: 'cf72',
    });
    expect(chainInfo({ ...answer, server_version_string: 'v5.0.0' }).serverVersion).toBe('v5.0.0');
  });
});
