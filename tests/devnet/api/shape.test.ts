import { beforeAll, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory, signedTransfer } from './support.ts';
import { expectedForms, missingFrom } from './shape.ts';

let booted: BootedChain;
let transferId: string;
let transferBlock: number;

beforeAll(async () => {
  booted = bootStory();
  const { body, id } = signedTransfer(booted, { memo: 'for the shapes' });
  await ask(booted.app, '/v1/chain/push_transaction', body);
  transferId = id;
  transferBlock = booted.chain.produceBlock().num;
}, BOOT_TIMEOUT);

type Request = () => [path: string, body?: unknown];

/** A call, the request whose answer is compared, and what not every node says. */
const CALLS: { call: string; request: Request; optional?: RegExp }[] = [
  { call: 'v1_chain_get_info', request: () => ['/v1/chain/get_info'] },
  {
    call: 'v1_chain_get_account',
    request: () => ['/v1/chain/get_account', { account_name: 'alice' }],
    // Chains add their own columns to voter_info and rex_info.
    optional: /voter_info|rex_info|linked_actions\[0\]|accounts\[0\]|waits\[0\]/,
  },
  {
    call: 'v1_chain_get_block',
    request: () => ['/v1/chain/get_block', { block_num_or_id: transferBlock }],
    // Extensions were listed by nodes before 2.0; actions differ by contract; a deferred
    // transaction is an id; few blocks bring in producers or features.
    optional:
      /extensions|context_free_data|new_produc|new_protocol|\.data\b|delay_sec|hex_data|recorded string/,
  },
  {
    call: 'v1_chain_get_block_info',
    request: () => ['/v1/chain/get_block_info', { block_num: 1 }],
  },
  {
    call: 'v1_chain_get_currency_balance',
    request: () => ['/v1/chain/get_currency_balance', { code: 'eosio.token', account: 'alice' }],
  },
  {
    call: 'v1_chain_get_currency_stats',
    request: () => ['/v1/chain/get_currency_stats', { code: 'eosio.token', symbol: 'EOS' }],
    // The answer's field is the token's symbol.
    optional: /^\.(SYS|[A-Z]+): missing/,
  },
  {
    call: 'v1_chain_get_producers',
    request: () => ['/v1/chain/get_producers', { json: true }],
  },
  {
    call: 'v1_chain_get_producer_schedule',
    request: () => ['/v1/chain/get_producer_schedule', {}],
  },
  {
    call: 'v1_chain_get_accounts_by_authorizers',
    request: () => [
      '/v1/chain/get_accounts_by_authorizers',
      { accounts: [], keys: [booted.demoAccounts[0]?.publicKey] },
    ],
    optional: /authorizing_account/,
  },
  {
    call: 'v1_chain_get_activated_protocol_features',
    request: () => ['/v1/chain/get_activated_protocol_features', {}],
    // Nodes before 3.1 gave them out in pages.
    optional: /^\.more: missing/,
  },
  {
    call: 'v1_chain_get_abi',
    request: () => ['/v1/chain/get_abi', { account_name: 'eosio.token' }],
    // One of the recordings is of get_code; ABIs differ in what they need.
    optional: /code_hash|wast|wasm|\.abi\./,
  },
  {
    call: 'v1_chain_get_raw_abi',
    request: () => ['/v1/chain/get_raw_abi', { account_name: 'eosio.token' }],
  },
  {
    call: 'v1_chain_get_raw_code_and_abi',
    request: () => ['/v1/chain/get_raw_code_and_abi', { account_name: 'eosio.token' }],
  },
  {
    call: 'v1_chain_get_table_by_scope',
    request: () => [
      '/v1/chain/get_table_by_scope',
      { code: 'eosio.token', table: 'accounts', limit: 3 },
    ],
  },
  {
    call: 'v1_chain_get_transaction_status',
    request: () => ['/v1/chain/get_transaction_status', { id: transferId }],
  },
  {
    call: 'v1_history_get_actions',
    request: () => ['/v1/history/get_actions', { account_name: 'alice', pos: -1, offset: -5 }],
    // Nested traces and CPU of an action are of nodes before 1.8; data differs by action.
    optional: /inline_traces|cpu_usage|\.data\b|account_ram_deltas\[0\]/,
  },
  {
    call: 'v1_history_get_transaction',
    request: () => ['/v1/history/get_transaction', { id: transferId }],
    optional: /\.data\b/,
  },
  {
    call: 'v1_history_get_key_accounts',
    request: () => [
      '/v1/history/get_key_accounts',
      { public_key: booted.demoAccounts[0]?.publicKey },
    ],
    // Additions of one provider.
    optional: /permissions|prev_account_names/,
  },
  {
    call: 'hyperion_health',
    request: () => ['/v2/health'],
    optional: /features/,
  },
  {
    call: 'hyperion_history_get_actions',
    request: () => ['/v2/history/get_actions?account=alice&filter=eosio.token:*'],
    // Older versions have notified and receiver where newer ones have receipts.
    optional: /notified|actions\[0\]\.receiver|\.data\b|account_ram_deltas|usage/,
  },
  {
    call: 'hyperion_history_get_transaction',
    request: () => [`/v2/history/get_transaction?id=${transferId}`],
    optional: /notified|\.data\b/,
  },
  {
    call: 'hyperion_history_get_creator',
    request: () => ['/v2/history/get_creator?account=alice'],
  },
  {
    call: 'hyperion_history_get_created_accounts',
    request: () => ['/v2/history/get_created_accounts?account=alice'],
  },
  {
    call: 'hyperion_state_get_key_accounts',
    request: () => [`/v2/state/get_key_accounts?public_key=${booted.demoAccounts[0]?.publicKey}`],
  },
  {
    call: 'hyperion_state_get_tokens',
    request: () => ['/v2/state/get_tokens?account=alice'],
    optional: /\.error/,
  },
  { call: 'hyperion_state_get_links', request: () => ['/v2/state/get_links?account=alice'] },
  {
    call: 'hyperion_history_get_abi_snapshot',
    request: () => ['/v2/history/get_abi_snapshot?contract=eosio.token&fetch=true'],
    // One of the recordings is of an ABI that is not there.
    optional: /present|error/,
  },
  {
    call: 'hyperion_history_get_deltas',
    request: () => [
      '/v2/history/get_deltas?code=eosio.token&scope=alice&table=accounts&payer=alice',
    ],
  },
  {
    call: 'hyperion_history_get_table_state',
    request: () => [
      `/v2/history/get_table_state?code=eosio.token&table=stat&block_num=${transferBlock}&after_key=`,
    ],
  },
  {
    call: 'hyperion_state_get_proposals',
    request: () => ['/v2/state/get_proposals?skip=1&limit=10'],
  },
  {
    call: 'hyperion_state_get_voters',
    request: () => ['/v2/state/get_voters?limit=200'],
  },
  {
    call: 'hyperion_state_get_account',
    request: () => ['/v2/state/get_account?account=alice'],
    optional: /voter_info|rex_info|\.data\b|account_ram_deltas|usage|linked_actions\[0\]/,
  },
];

describe('answers have what real nodes answer and services document', () => {
  it.each(CALLS)('$call', async ({ call, request, optional }) => {
    const expected = expectedForms(call);
    expect(expected.length).toBeGreaterThan(0);
    const [path, body] = request();
    const answer = await ask(booted.app, path, body);
    expect(answer.status).toBeLessThan(300);
    const missing = expected.flatMap((form) => missingFrom(answer.body, form));
    expect([...new Set(missing)].filter((path) => !optional?.test(path))).toEqual([]);
  });

  it.each(['push_transaction', 'send_transaction', 'send_transaction2', 'compute_transaction'])(
    'v1_chain_%s',
    async (call) => {
      const { body } = signedTransfer(booted, { memo: `shape of ${call}` });
      const inner = call === 'send_transaction2' || call === 'compute_transaction';
      const answer = await ask(
        booted.app,
        `/v1/chain/${call}`,
        inner ? { transaction: body } : body,
      );
      const expected = expectedForms(`v1_chain_${call}`).filter(
        (form) => typeof form === 'object' && form !== null && 'processed' in form,
      );
      const missing = expected.flatMap((form) => missingFrom(answer.body, form));
      // Nodes before 1.8 counted CPU in each action, those of 2.1 alone disk; arguments, results and
      // deltas differ by action.
      const optional =
        /cpu_usage: |total_cpu_usage|\.data\b|account_ram_deltas\[0\]|inline_traces|return_value_data|account_disk_deltas/;
      expect(expected.length).toBeGreaterThan(0);
      expect([...new Set(missing)].filter((path) => !optional.test(path))).toEqual([]);
    },
  );
});
