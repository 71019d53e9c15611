import { afterEach, describe, expect, it } from 'vitest';
import { readGlobalState, readInflation, readShortStaked } from '#src/chain/tables/global-state.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('Proton', () => {
  it('has its inflation state', async () => {
    const { pool } = await nodeWith({
      global4: [{ continuous_rate: '0.048', inflation_pay_factor: 50_000, votepay_factor: 40_000 }],
      globalsd: [{ totalstaked: '9000000000', totalrstaked: '8000000000' }],
    });
    expect(await readInflation(pool)).toMatchObject({ votepayFactor: 40_000 });
    expect(await readShortStaked(pool)).toEqual({
      staked: 9_000_000_000n,
      rewarded: 8_000_000_000n,
    });
  });
});

describe("the contract's global state", () => {
  it('may lack newer fields or have FIO’s names for them, but not lack the votes', async () => {
    const lean = await nodeWith({ global: [{ total_producer_vote_weight: '5.5' }] });
    expect(await readGlobalState(lean.pool)).toMatchObject({ voteWeight: 5.5, ramSize: 0n });
    const fio = { total_voted_fio: '900000000000', total_producer_vote_weight: '5.5' };
    const { pool } = await nodeWith({ global: [fio] });
    expect(await readGlobalState(pool)).toMatchObject({ activatedStake: 900_000_000_000n });
    const none = await nodeWith({ global: [] });
    expect(await readGlobalState(none.pool)).toBe(null);
  });
});
