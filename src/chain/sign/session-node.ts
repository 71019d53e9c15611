import { ABI } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import type { Session } from '@wharfkit/session';
import * as v from 'valibot';
import { createAbiCache } from './abi-cache.ts';
import type { AbiCache } from './abi-cache.ts';
import type { HeaderSource } from './transaction-header.ts';

const rawAbiAnswer = v.looseObject({ abi: v.optional(v.nullable(v.string())) });
const blockAnswer = v.looseObject({ id: v.string() });

/** What a session's node is asked while a transaction is made. */
export interface SessionNode {
  readonly header: HeaderSource;
  readonly abis: AbiCache;
}

/** Rejects as the node does, and where it serves another chain than the session's. */
export function sessionNode(session: Session): SessionNode {
  const ask = async <T>(path: string, params: object, schema: v.GenericSchema<unknown, T>) =>
    v.parse(schema, await session.client.call({ path, params }));

  const abis = createAbiCache((account) =>
    ask('/v1/chain/get_raw_abi', { account_name: account }, rawAbiAnswer),
  );

  return {
    header: {
      async getInfo() {
        const info = await session.client.v1.chain.get_info();
        if (!info.chain_id.equals(session.chain.id))
          throw new Error(`${session.chain.url} serves another chain`);
        return {
          head_block_num: Number(info.head_block_num),
          head_block_time: String(info.head_block_time),
          last_irreversible_block_num: Number(info.last_irreversible_block_num),
          last_irreversible_block_id: String(info.last_irreversible_block_id),
        };
      },
      async getBlockId(blockNum) {
        // Older nodes know get_block only.
        const block = await ask(
          '/v1/chain/get_block_info',
          { block_num: blockNum },
          blockAnswer,
        ).catch(() =>
          ask('/v1/chain/get_block', { block_num_or_id: String(blockNum) }, blockAnswer),
        );
        return block.id;
      },
    },
    abis: {
      ...abis,
      async get(account) {
        const abi = await abis.get(account);
        // The session would ask for it once more.
        session.abiCache.setAbi(account, ABI.from(abi as unknown as ABIDef));
        return abi;
      },
    },
  };
}
