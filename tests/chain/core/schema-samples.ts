/** A valid value for each schema of `rpc/responses.ts`. */
const authority = {
  threshold: 1,
  keys: [{ key: 'EOS5', weight: '1' }],
  accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
  waits: [{ wait_sec: 60, weight: 1 }],
};
const limit = { used: '5', available: 7, max: 12, current_used: 1 };
const block = { id: '0a', timestamp: '2026-01-01T00:00:00', transactions: [{ id: 'ff' }] };
const producer = {
  owner: 'alice',
  total_votes: '1.5',
  producer_public_key: 'FIO5',
  is_active: true,
  url: '',
  location: '4',
};

export const responseSamples = {
  infoResponse: {
    chain_id: 'aa',
    head_block_num: '100',
    head_block_id: '0a',
    head_block_time: '2026-01-01T00:00:00',
    head_block_producer: 'eosio',
    last_irreversible_block_num: 90,
    last_irreversible_block_id: '09',
    server_version_string: null,
  },
  accountResponse: {
    account_name: 'alice',
    created: '2026-01-01T00:00:00',
    core_liquid_balance: '1.0000 EOS',
    ram_quota: '8000',
    ram_usage: 3000,
    net_limit: limit,
    cpu_limit: limit,
    permissions: [
      {
        perm_name: 'active',
        parent: 'owner',
        required_auth: authority,
        linked_actions: [{ account: 'eosio', action: null }],
      },
    ],
    refund_request: { request_time: '2026-01-01T00:00:00', net_amount: '1', cpu_amount: '1' },
    voter_info: { staked: 5 },
  },
  blockResponse: { ...block, block_num: 10, producer: 'eosio', previous: '09' },
  balanceResponse: ['1.0000 EOS'],
  currencyStatsResponse: {
    EOS: { supply: '1.0000 EOS', max_supply: '2.0000 EOS', issuer: 'eosio' },
  },
  tableRowsResponse: { rows: [{ a: 1 }, 'ff'], more: 'bob', next_key: '1' },
  scopesResponse: { rows: [{ code: 'eosio', scope: 'eosio', table: 'global' }], more: '' },
  producersResponse: { producers: [producer], total_producer_vote_weight: 5 },
  abiResponse: { account_name: 'eosio', abi: { version: 'eosio::abi/1.2', types: [] } },
  authorizersResponse: {
    accounts: [{ account_name: 'bob', permission_name: 'active', weight: '1', threshold: 2 }],
  },
  traceBlockResponse: { ...block, number: '10' },
  traceTransactionResponse: { id: 'ab', block_num: 10 },
  sentResponse: { transaction_id: 'ff', processed: { id: 'ff' } },
};
