import { afterEach, describe, expect, it } from 'vitest';
import * as profiles from '#src/chain/tables/profiles.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('Proton', () => {
  it('has profiles and identity verifiers', async () => {
    const { pool, requested } = await nodeWith({
      usersinfo: [{ acc: 'alice', name: 'Alice', avatar: '', kyc: [] }],
      kycproviders: [{ kyc_provider: 'metal.kyc', blisted: true }],
    });
    expect(await profiles.readProfile(pool, 'alice')).toMatchObject({ name: 'Alice' });
    expect(await profiles.readProfile(pool, 'bob')).toBe(null);
    expect(await profiles.readProfiles(pool, 'alice')).toHaveLength(1);
    expect(requested.at(-1)).toMatchObject({ code: 'eosio.proton', lower_bound: ALICE, limit: 10 });
    expect(await profiles.readKycProviders(pool)).toEqual([
      { name: 'metal.kyc', blacklisted: true },
    ]);
  });
});
