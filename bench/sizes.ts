/** Inputs at the sizes of busy chains. */
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';

export const transferOf = (index: number) => ({
  from: `account${(index % 5) + 1}`,
  to: 'bob',
  quantity: `${index}.0000 EOS`,
  memo: `payment number ${index}`,
});

const id = (index: number) => index.toString(16).padStart(64, '0');

function action(index: number) {
  return {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: `account${(index % 5) + 1}`, permission: 'active' }],
    data: transferOf(index),
    hex_data: '00'.repeat(60),
  };
}

/** A block as `get_block` returns it. */
export function blockResponse(transactions: number) {
  return {
    timestamp: '2026-01-01T00:00:00.000',
    producer: 'producer1111',
    id: id(1_000_000),
    block_num: 1_000_000,
    previous: id(999_999),
    ref_block_prefix: 1,
    confirmed: 0,
    transaction_mroot: id(1),
    action_mroot: id(2),
    schedule_version: 1,
    new_producers: null,
    producer_signature: `SIG_K1_${'1'.repeat(90)}`,
    transactions: Array.from({ length: transactions }, (_, index) => ({
      status: 'executed',
      cpu_usage_us: 200,
      net_usage_words: 20,
      trx: {
        id: id(index),
        signatures: [`SIG_K1_${'1'.repeat(90)}`],
        compression: 'none',
        packed_context_free_data: '',
        context_free_data: [],
        packed_trx: '00'.repeat(120),
        transaction: {
          expiration: '2026-01-01T00:01:00',
          ref_block_num: 1,
          ref_block_prefix: 2,
          max_net_usage_words: 0,
          max_cpu_usage_ms: 0,
          delay_sec: 0,
          context_free_actions: [],
          actions: [action(index)],
        },
      },
    })),
  };
}

/** A block whose transactions are packed as they were signed. */
export function packedBlock(transactions: number) {
  const block = blockResponse(transactions);
  const packed = block.transactions.map(({ trx, ...receipt }) => {
    const { actions, ...header } = trx.transaction;
    const packedActions = actions.map(({ hex_data, ...one }) => ({ ...one, data: hex_data }));
    const { packed: packed_trx, id } = packTransaction({ ...header, actions: packedActions });
    return { ...receipt, trx: { ...trx, id, packed_trx, signatures: [] } };
  });
  return { ...block, transactions: packed };
}

/** A block as the trace API returns it: each transfer with its two notifications. */
export function traceResponse(transactions: number) {
  return {
    id: id(1_000_000),
    number: 1_000_000,
    previous_id: id(999_999),
    status: 'irreversible',
    timestamp: '2026-01-01T00:00:00.000Z',
    producer: 'producer1111',
    transactions: Array.from({ length: transactions }, (_, index) => ({
      id: id(index),
      block_num: 1_000_000,
      block_time: '2026-01-01T00:00:00.000',
      status: 'executed',
      cpu_usage_us: 200,
      net_usage_words: 20,
      signatures: [],
      transaction_header: {},
      actions: ['eosio.token', `account${(index % 5) + 1}`, 'bob'].map((receiver, at) => ({
        global_sequence: String(3 * index + at),
        receiver,
        account: 'eosio.token',
        action: 'transfer',
        authorization: [{ account: `account${(index % 5) + 1}`, permission: 'active' }],
        data: '00'.repeat(60),
        params: transferOf(index),
      })),
    })),
  };
}

/** Actions as Hyperion's `get_actions` returns them, newest first. */
export function hyperionActions(count: number, blockOf = (index: number) => 1_000_000 - index) {
  return Array.from({ length: count }, (_, index) => ({
    '@timestamp': '2026-01-01T00:00:00.000',
    timestamp: '2026-01-01T00:00:00.000',
    block_num: blockOf(index),
    trx_id: id(index),
    act: { ...action(index), hex_data: undefined },
    receipts: ['eosio.token', `account${(index % 5) + 1}`, 'bob'].map((receiver, at) => ({
      receiver,
      global_sequence: String(5_000_000 - 3 * index + at),
      recv_sequence: String(index),
      auth_sequence: [{ account: 'alice', sequence: String(index) }],
    })),
    act_digest: id(index).toUpperCase(),
    notified: ['eosio.token', `account${(index % 5) + 1}`, 'bob'],
    action_ordinal: 1,
    creator_action_ordinal: 0,
    producer: 'producer1111',
    global_sequence: 5_000_000 - 3 * index,
  }));
}

const nameOf = (index: number) =>
  [...index.toString(5).padStart(6, '0')].map((digit) => Number(digit) + 1).join('');

/** An ABI in JSON of about `bytes`, with structs of ten fields. */
export function largeAbi(bytes: number) {
  const structs = Array.from({ length: Math.round(bytes / 480) }, (_, index) => ({
    name: `struct${index}`,
    base: '',
    fields: Array.from({ length: 10 }, (_, field) => ({ name: `field${field}`, type: 'uint64' })),
  }));
  return {
    version: 'eosio::abi/1.2',
    types: [],
    structs,
    actions: structs.slice(0, 100).map(({ name }, index) => ({
      name: `act${nameOf(index)}`,
      type: name,
      ricardian_contract: '',
    })),
    tables: structs.slice(0, 100).map(({ name }, index) => ({
      name: `tab${nameOf(index)}`,
      index_type: 'i64',
      key_names: [],
      key_types: [],
      type: name,
    })),
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    variants: [],
    action_results: [],
  };
}

/** Rows of a token's table of balances. */
export function tableRows(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    owner: `account${(index % 5) + 1}`,
    balance: `${index}.0000 EOS`,
    since: '2026-01-01T00:00:00',
    tags: ['first', 'second'],
    note: `note ${index}`,
  }));
}
