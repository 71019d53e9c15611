import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { chainInfo, finalityOf } from '#src/chain/model/block/chain-info.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('figures', () => {
  it('say how far a block is from being final', () => {
    expect(finalityOf(100, 100)).toEqual({ kind: 'irreversible' });
    expect(finalityOf(99, 100)).toEqual({ kind: 'irreversible' });
    expect(finalityOf(103, 100)).toEqual({ kind: 'reversible', blocksToGo: 3 });
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
