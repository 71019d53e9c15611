import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { readAirgrabs } from '#src/chain/client/token/airgrabs.ts';
import { airgrabRam, isGrabbable } from '#src/chain/model/account/airgrab.ts';
import { publishedAirgrabs } from '#src/chain/services/published-airgrabs.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

const GRASS = { contract: 'airdropfund1', code: 'GRASS' };

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('kylin');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

describe('airgrabs', () => {
  it('are grabbed by accounts with a row of the token', async () => {
    const [alice] = await readAirgrabs(access, [GRASS], 'alice');
    expect(alice).toMatchObject({ grabbed: true, call: { name: 'open' } });
    const [other] = await readAirgrabs(access, [GRASS], 'erin');
    expect(other).toMatchObject({ grabbed: false, symbol: { code: 'GRASS', precision: 6 } });
    expect(other && isGrabbable(other)).toBe(true);
    const [nobody] = await readAirgrabs(access, [GRASS], null);
    expect(nobody && isGrabbable(nobody)).toBe(false);
  });

  it('have no symbol and no claim without the contract, or without the token', async () => {
    const gone = { symbol: null, call: null, grabbed: null };
    const tokens = [
      { contract: 'poormantoken', code: 'POOR' },
      { ...GRASS, code: 'NOPE' },
    ];
    expect(await readAirgrabs(access, tokens, 'alice')).toMatchObject([gone, gone]);
  });

  it('are published for one chain, and take 240 bytes each', () => {
    expect(publishedAirgrabs('eos')).toHaveLength(8);
    expect(publishedAirgrabs('kylin')).toEqual([]);
    expect(airgrabRam(3)).toBe(720);
  });
});
