import { afterEach, describe, expect, it } from 'vitest';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe("the award at WAX's genesis", () => {
  it('is stored under the account, and few have one', async () => {
    const row = { balance: '9.00000000 WAX', unclaimed_balance: '1.00000000 WAX' };
    const { pool, requested } = await nodeWith({ genesis: [row] });
    expect(await readGenesisAward(pool, 'alice')).toMatchObject({
      awarded: { units: 900_000_000n },
      unclaimed: { units: 100_000_000n },
    });
    expect(requested).toMatchObject([{ code: 'eosio', scope: ALICE, table: 'genesis' }]);
    const empty = await nodeWith({ genesis: [] });
    expect(await readGenesisAward(empty.pool, 'alice')).toBeNull();
  });

  it('is null on chains without the table', async () => {
    expect(await readGenesisAward((await nodeWith({})).pool, 'alice')).toBeNull();
  });
});
