import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getBlockHeaderState, getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import * as contract from '#src/chain/rpc/contract-calls.ts';
import * as fio from '#src/chain/rpc/fio-node.ts';
import { getControlledAccounts } from '#src/chain/rpc/history-calls.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { getActivatedProtocolFeatures } from '#src/chain/rpc/feature-calls.ts';
import { getProducerSchedule } from '#src/chain/rpc/schedule-calls.ts';
import * as send from '#src/chain/rpc/send-calls.ts';
import { recordings, recordingsFrom } from '#tests/recordings/read.ts';
import { type Call, SIGNED } from './responding.ts';

describe('recorded answers', () => {
  const calls: Record<string, Call> = {
    v1_chain_get_block_info: (pool) => getBlockInfo(pool, 1),
    v1_chain_get_block_header_state: (pool) => getBlockHeaderState(pool, 1),
    v1_chain_get_raw_abi: (pool) => contract.getRawAbi(pool, 'a'),
    v1_chain_get_raw_code_and_abi: (pool) => contract.getRawCodeAndAbi(pool, 'a'),
    v1_chain_get_code: (pool) => contract.getCode(pool, 'a'),
    v1_chain_get_producer_schedule: (pool) => getProducerSchedule(pool),
    v1_chain_get_activated_protocol_features: (pool) => getActivatedProtocolFeatures(pool),
    v1_chain_get_required_keys: (pool) => send.getRequiredKeys(pool, {}, []),
    v1_chain_compute_transaction: (pool) => send.computeTransaction(pool, SIGNED),
    v1_chain_push_transactions: (pool) => send.pushTransactions(pool, []),
    v1_chain_send_read_only_transaction: (pool) => send.sendReadOnlyTransaction(pool, SIGNED),
    v1_history_get_controlled_accounts: (pool) => getControlledAccounts(pool, 'a'),
  };

  /** A pool without a network whose node has one response. */
  const replaying = (response: unknown, status: number) =>
    createPool({
      endpoints: ['http://node'],
      checkHead: false,
      fetch: () => Promise.resolve(new Response(JSON.stringify(response), { status })),
    });

  it.each(Object.entries(calls))(
    'of %s are decoded, or refused with a reason',
    async (kind, call) => {
      const all = recordings(kind);
      expect(all.length).toBeGreaterThan(0);
      for (const { file, response, status } of all) {
        const flight = call(replaying(response, status));
        const failed = JSON.stringify(response).includes('"except":{') || status >= 300;
        if (failed) await expect(flight, file).rejects.toMatchObject({ endpoint: 'http://node' });
        else await expect(flight, file).resolves.toBeDefined();
      }
    },
  );

  it('keep every field', async () => {
    for (const kind of ['v1_chain_get_block_info', 'v1_chain_get_producer_schedule'])
      for (const { response, status } of recordings(kind))
        expect(await calls[kind]?.(replaying(response, status))).toMatchObject(response as object);
  });

  it('with raw ABIs have bytes of the stated sha256', async () => {
    for (const { file, response, status } of recordings('v1_chain_get_raw_abi')) {
      const { abi, abi_hash } = await contract.getRawAbi(replaying(response, status), 'a');
      expect(createHash('sha256').update(abi).digest('hex'), file).toBe(abi_hash);
    }
  });

  it('that FIO documents are read', async () => {
    const pool = (name: string) =>
      replaying(recordingsFrom('documented', `v1_chain_${name}`)[0]?.response, 200);
    const { nfts } = await fio.getNftsOfFioAddress(pool('get_nfts_fio_address'), 'a@b');
    expect(nfts[0]?.chain_code).toBe('ETH');
  });
});
