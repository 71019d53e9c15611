import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import { parseTime } from '#src/chain/core/time.ts';
import { hyperionRows } from '#src/chain/history/hyperion/rows.ts';
import { hyperionTransaction } from '#src/chain/history/hyperion/transaction.ts';
import { nativeRows } from '#src/chain/history/native/rows.ts';
import { nativeTransaction } from '#src/chain/history/native/transaction.ts';
import { contractView } from '#src/chain/model/abi/contract.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { blockView } from '#src/chain/model/block/block-view.ts';
import { chainInfo } from '#src/chain/model/block/chain-info.ts';
import { listedProposals } from '#src/chain/model/proposal/proposal.ts';
import { producerViews } from '#src/chain/model/vote/producer-view.ts';
import { getBlockHeaderState, getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import {
  getCode,
  getCodeHash,
  getRawAbi,
  getRawCodeAndAbi,
} from '#src/chain/rpc/contract-calls.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { getScheduledTransactions } from '#src/chain/rpc/deferred-calls.ts';
import { getActivatedProtocolFeatures } from '#src/chain/rpc/feature-calls.ts';
import * as fio from '#src/chain/rpc/fio-node.ts';
import { getControlledAccounts } from '#src/chain/rpc/history-calls.ts';
import { createHistoryNodeClient } from '#src/chain/rpc/history-node.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { plainRefusal } from '#src/chain/rpc/refusal.ts';
import { getProducerSchedule } from '#src/chain/rpc/schedule-calls.ts';
import * as send from '#src/chain/rpc/send-calls.ts';
import { createHyperionClient } from '#src/chain/services/hyperion/hyperion.ts';
import { createHyperionLists } from '#src/chain/services/hyperion/lists.ts';
import { createAtomicAssets } from '#src/chain/services/nft-indexers.ts';
import {
  OUTSIDE,
  outsideKinds,
  outsideRecordings,
  type ReadRecording,
  recordedKinds,
  recordings,
} from '#tests/recordings/read.ts';

const EOS = { code: 'EOS', precision: 4 };
const SIGNED = {
  signatures: [],
  compression: 0,
  packed_context_free_data: '',
  packed_trx: '',
} as const;

/** A pool whose one endpoint answers as it was recorded. */
function poolOf({ response, status = 200 }: ReadRecording): Pool {
  return createPool({
    ...serviceOf({ response, status }),
    endpoints: ['https://node.test'],
    checkHead: false,
  });
}

function serviceOf({ response, status }: Pick<ReadRecording, 'response' | 'status'>) {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(response), { status }));
  return { url: 'https://service.test', fetch };
}

type Reader = (recording: ReadRecording) => unknown;
const node =
  (ask: (client: ReturnType<typeof createNodeClient>) => Promise<unknown>): Reader =>
  (recording) =>
    ask(createNodeClient(poolOf(recording)));
const pool =
  (ask: (one: Pool) => Promise<unknown>): Reader =>
  (recording) =>
    ask(poolOf(recording));
const hyperion =
  (ask: (client: ReturnType<typeof createHyperionClient>) => Promise<unknown>): Reader =>
  (recording) =>
    ask(createHyperionClient(poolOf(recording)));
const reported = (recording: ReadRecording) => recordOf(recording.response);

/** Whatever the reader gives back is looked at, so that nothing is lost on the way unnoticed. */
const readers: Readonly<Record<string, Reader>> = {
  v1_chain_get_info: node(async (client) => {
    const info = chainInfo(await client.getInfo());
    expect(isChecksum256(info.chainId)).toBe(true);
    expect(info.headBlockTime).toBeGreaterThan(0);
  }),
  v1_chain_get_account: async (recording) => {
    const answer = await createNodeClient(poolOf(recording)).getAccount('alice');
    const view = accountView(answer, { symbol: EOS });
    expect(view.name).toBe(reported(recording).account_name);
    expect(view.createdAt).toBe(parseTime(String(reported(recording).created)));
    expect(view.permissions.length).toBeGreaterThan(0);
  },
  v1_chain_get_block: async (recording) => {
    const view = blockView(await createNodeClient(poolOf(recording)).getBlock(1));
    expect(view.transactions).toHaveLength(listOf(reported(recording).transactions).length);
    expect(view.time).toBeGreaterThan(0);
  },
  v1_chain_get_currency_balance: async (recording) => {
    const found = await createNodeClient(poolOf(recording)).getCurrencyBalance(
      'eosio.token',
      'alice',
    );
    expect(found).toEqual(recording.response);
  },
  v1_chain_get_currency_stats: async (recording) => {
    const found = await createNodeClient(poolOf(recording)).getCurrencyStats('eosio.token', 'EOS');
    expect(found).toEqual(recording.response);
  },
  v1_chain_get_table_rows: async (recording) => {
    const query = { code: 'eosio', scope: 'eosio', table: 'rows' };
    const { rows } = await createNodeClient(poolOf(recording)).getTableRows(query);
    expect(rows).toEqual(reported(recording).rows);
  },
  v1_chain_get_scheduled_transactions: pool((one) => getScheduledTransactions(one)),
  v1_chain_get_fio_balance: pool((one) => fio.getFioBalance(one, 'FIO5')),
  v1_chain_get_nfts_fio_address: pool((one) => fio.getNftsOfFioAddress(one, 'a@b')),
  v1_chain_get_code_hash: pool((one) => getCodeHash(one, 'alice')),
  v1_trace_api_get_block: async (recording) => {
    const traced = await createNodeClient(poolOf(recording)).getTransactionTraceBlock(1);
    expect(traced?.transactions.length).toBe(listOf(reported(recording).transactions).length);
  },
  v1_chain_get_table_by_scope: async (recording) => {
    const { rows } = await createNodeClient(poolOf(recording)).getTableByScope({ code: 'eosio' });
    expect(rows).toHaveLength(listOf(reported(recording).rows).length);
  },
  v1_chain_get_producers: async (recording) => {
    const views = producerViews(await createNodeClient(poolOf(recording)).getProducers());
    expect(views.length).toBe(
      listOf(reported(recording).rows ?? reported(recording).producers).length,
    );
  },
  v1_chain_get_abi: async (recording) => {
    const { abi } = await createNodeClient(poolOf(recording)).getAbi('alice');
    if (abi) contractView('alice', abi);
    expect(abi === null).toBe(!reported(recording).abi);
  },
  v1_chain_get_accounts_by_authorizers: async (recording) => {
    const { accounts } = await createNodeClient(poolOf(recording)).getAccountsByAuthorizers([]);
    expect(accounts).toHaveLength(listOf(reported(recording).accounts).length);
  },
  v1_chain_get_block_info: pool((one) => getBlockInfo(one, 1)),
  v1_chain_get_block_header_state: pool((one) => getBlockHeaderState(one, 1)),
  v1_chain_get_code: pool((one) => getCode(one, 'alice')),
  v1_chain_get_raw_abi: pool((one) => getRawAbi(one, 'alice')),
  v1_chain_get_raw_code_and_abi: pool((one) => getRawCodeAndAbi(one, 'alice')),
  v1_chain_get_producer_schedule: pool((one) => getProducerSchedule(one)),
  v1_chain_get_activated_protocol_features: pool((one) => getActivatedProtocolFeatures(one)),
  v1_chain_get_required_keys: pool(async (one) => {
    expect((await send.getRequiredKeys(one, {}, [])).length).toBeGreaterThan(0);
  }),
  v1_chain_push_transaction: node((client) => client.pushTransaction(SIGNED)),
  v1_chain_send_transaction: node((client) => client.sendTransaction(SIGNED)),
  v1_chain_push_transactions: pool((one) => send.pushTransactions(one, [SIGNED])),
  v1_chain_send_transaction2: node((client) => client.sendTransaction(SIGNED)),
  v1_chain_compute_transaction: pool((one) => send.computeTransaction(one, SIGNED)),
  v1_chain_send_read_only_transaction: pool((one) => send.sendReadOnlyTransaction(one, SIGNED)),
  v1_history_get_actions: async (recording) => {
    const client = createHistoryNodeClient(poolOf(recording));
    const { actions } = await client.getActions('alice', -1, -100);
    expect(actions).toHaveLength(listOf(reported(recording).actions).length);
    expect(nativeRows(actions).length > 0).toBe(actions.length > 0);
  },
  v1_history_get_transaction: async (recording) => {
    const view = nativeTransaction(
      await createHistoryNodeClient(poolOf(recording)).getTransaction('ab'),
    );
    expect(isChecksum256(view.id)).toBe(true);
    expect(view.actions.length).toBeGreaterThan(0);
  },
  v1_history_get_key_accounts: async (recording) => {
    const found = await createHistoryNodeClient(poolOf(recording)).getKeyAccounts('EOS6');
    expect(found.account_names).toEqual(reported(recording).account_names);
  },
  v1_history_get_controlled_accounts: async (recording) => {
    const found = await getControlledAccounts(poolOf(recording), 'alice');
    expect(new Set(found)).toEqual(new Set(listOf(reported(recording).controlled_accounts)));
  },
  hyperion_history_get_actions: (recording) => {
    const actions = listOf(reported(recording).actions);
    expect(hyperionRows(actions).length > 0).toBe(actions.length > 0);
  },
  hyperion_history_get_transaction: (recording) => {
    const view = hyperionTransaction('ab', recording.response);
    expect(view?.actions.length).toBeGreaterThan(0);
  },
  hyperion_history_get_creator: hyperion((client) => client.getCreator('alice')),
  hyperion_history_get_created_accounts: async (recording) => {
    const { rows } = await createHyperionLists(poolOf(recording)).getCreatedAccounts('alice');
    expect(rows).toHaveLength(listOf(reported(recording).accounts).length);
  },
  hyperion_state_get_key_accounts: async (recording) => {
    const { rows } = await createHyperionLists(poolOf(recording)).getKeyAccounts('EOS6');
    const names = new Set(rows.map(({ account }) => account));
    expect(names).toEqual(new Set(listOf(reported(recording).account_names)));
  },
  hyperion_state_get_tokens: async (recording) => {
    const client = createHyperionClient(poolOf(recording));
    const { balances: found } = await client.getTokens('alice');
    expect(found).toHaveLength(listOf(reported(recording).tokens).length);
    for (const { amount } of found) expect(formatAsset(amount)).not.toBe('');
  },
  hyperion_state_get_links: async (recording) => {
    const { rows } = await createHyperionLists(poolOf(recording)).getLinks('alice');
    expect(rows).toHaveLength(listOf(reported(recording).links).length);
  },
  hyperion_state_get_proposals: (recording) => {
    const rows = listOf(reported(recording).proposals);
    expect(listedProposals(rows)).toHaveLength(rows.length);
  },
  atomicassets_assets: async (recording) => {
    // Some ask for one asset, its log, its statistics, or how many there are.
    const { data } = reported(recording);
    if (!Array.isArray(data) || recordOf(data[0]).asset_id === undefined) return;
    const { rows: found } = await createAtomicAssets(serviceOf(recording)).getAssets('alice');
    expect(found).toHaveLength(data.length);
  },
  errors: (recording) => {
    const refusal = plainRefusal(recording.response, recording.status, 'https://node.test');
    expect(refusal).toBeInstanceOf(RpcError);
    expect(refusal.message).not.toBe('');
  },
  abi_json: (recording) => {
    const view = contractView('alice', recording.response);
    expect(view.actions).toHaveLength(listOf(reported(recording).actions).length);
    expect(view.tables).toHaveLength(listOf(reported(recording).tables).length);
  },
};

/** Kinds that nothing reads, and why. */
const unread: Readonly<Record<string, string>> = {
  decoded_actions: 'Packed action data: held by the tests of signing.',
  values: 'Packed values: held by the tests of signing.',
  spoiled_values: 'Bytes that are no value: held by the tests of signing.',
  value_abi: 'The ABI of the values: held by the tests of signing.',
  dfuse_transaction: 'Held by the tests of histories.',
  v1_assets_search: 'Held by the tests of NFT indexers.',
  light_account: 'Held by the tests of the Light API.',
  light_balances: 'Held by the tests of the Light API.',
  light_topholders: 'Held by the tests of the Light API.',
  backend_forex: 'Held by the tests of the product backend.',
  backend_marketcap: 'Held by the tests of the product backend.',
  backend_producers: 'Held by the tests of the product backend.',
  backend_ticker: 'Held by the tests of the product backend.',
  backend_tokens: 'Held by the tests of the product backend.',
  backend_tps: 'Held by the tests of the product backend.',
  backend_usercount: 'Held by the tests of the product backend.',
  doc_table_rows: 'Rows that documents quote: ours are among the rows of tables.',
  abi_raw_pairs: 'ABIs in bytes beside the same in JSON: held by the tests of signing.',
  abi_vectors: 'Vectors of serialization: held by the tests of signing.',
  decode_vectors: 'Packed action data: held by the tests of signing.',
  packed_tx: 'A derived list of packed transactions: held by the tests of signing.',
  packed_vectors: 'Packed action data: held by the tests of signing.',
  dfuse_eosgo_codec: "A library's own test traces in a form that no service of ours answers with.",
  fio_doc_examples: 'Examples of documentation, of calls of many kinds: held by the tests of FIO.',
  genesis: 'What chains began with: held by the tests of configuration.',
  hyperion_health: 'The health of a service is not asked for: that it answers is its health.',
  hyperion_history_get_abi_snapshot: 'ABIs are asked of nodes.',
  hyperion_history_get_deltas: 'Changes of rows are reported by traces.',
  hyperion_history_get_table_state: 'Rows are asked of nodes.',
  hyperion_state_get_account: 'Accounts are asked of nodes, tokens and links by their own calls.',
  hyperion_state_get_voters: 'Voters are asked of nodes.',
  tx_signed: "A library's own test transactions: held by the tests of signing.",
  v1_chain_get_transaction_status: 'Whether a transaction is final is reported by its block.',
  atomicassets_accounts: 'Assets are all that is asked of the indexer.',
  atomicassets_burns: 'Assets are all that is asked of the indexer.',
  atomicassets_collections: 'Assets are all that is asked of the indexer.',
  atomicassets_config: 'Assets are all that is asked of the indexer.',
  atomicassets_offers: 'Assets are all that is asked of the indexer.',
  atomicassets_schemas: 'Assets are all that is asked of the indexer.',
  atomicassets_templates: 'Assets are all that is asked of the indexer.',
  atomicassets_transfers: 'Assets are all that is asked of the indexer.',
};

/** Recordings that are a node's "no" to what was asked, by how the answer looks. */
function isRefused({ response, status }: ReadRecording): boolean {
  const { processed } = recordOf(response);
  return status >= 400 || Boolean(recordOf(processed).except);
}

describe('recordings', () => {
  const own = recordedKinds();
  const kinds = [...new Set([...own, ...outsideKinds()])];
  const of = (kind: string) => (own.includes(kind) ? recordings(kind) : outsideRecordings(kind));

  it('are each of a kind that is read, or that is reported as unread', () => {
    expect(
      kinds.filter((kind) => !Object.hasOwn(readers, kind) && !Object.hasOwn(unread, kind)),
    ).toEqual([]);
    expect(
      kinds.filter((kind) => Object.hasOwn(readers, kind) && Object.hasOwn(unread, kind)),
    ).toEqual([]);
  });

  it('are there of every kind that has a reader', () => {
    expect(Object.keys(readers).filter((kind) => !own.includes(kind))).toEqual(['abi_json']);
  });

  it.each(kinds.filter((kind) => Object.hasOwn(readers, kind)))(
    'of %s are read whole',
    async (kind) => {
      const all = of(kind);
      expect(all.length).toBeGreaterThan(0);
      for (const recording of all) {
        const read = async () => readers[kind]?.(recording);
        if (kind !== 'errors' && isRefused(recording))
          await expect(read(), recording.file).rejects.toBeInstanceOf(RpcError);
        else
          await read().catch((cause: unknown) => {
            throw new Error(`${kind}/${recording.file}`, { cause });
          });
      }
    },
  );

  it.skipIf(!OUTSIDE)('of the folder that REALDATA names are read too', () => {
    expect(outsideKinds()).not.toEqual([]);
  });
});
