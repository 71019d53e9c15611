import { afterEach, describe, it } from 'vitest';
import { getBlockHeaderState, getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import { isSentWithItsBody, type SentCall } from './responding.ts';
import { closeAll } from './servers.ts';

afterEach(closeAll);

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;
  const header = { timestamp: 't', producer: 'p', previous: '0' };
  const roots = { transaction_mroot: '0', action_mroot: '0' };
  const blockInfo = { id: 'a', block_num: 7, ref_block_num: 7, ref_block_prefix: 1, ...roots };

  it.each<SentCall>([
    [
      'get_block_info',
      (pool) => getBlockInfo(pool, 7),
      chain('get_block_info'),
      { block_num: 7 },
      { ...blockInfo, ...header },
    ],
    [
      'get_block_header_state',
      (pool) => getBlockHeaderState(pool, 7),
      chain('get_block_header_state'),
      { block_num_or_id: 7 },
      { id: 'a', block_num: 7, header },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});
