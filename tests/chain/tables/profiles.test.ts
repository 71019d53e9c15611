import { afterEach, describe, expect, it } from 'vitest';
import * as profiles from '#src/chain/tables/profiles.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('Proton', () => {
  it('has profiles and identity verifiers', async () => {
    const { pool } = await nodeWith({
      usersinfo: [{ acc: 'alice', name: 'Alice', avatar: '', kyc: [] }],
      kycproviders: [{ kyc_provider: 'metal.kyc', blisted: true }],
    });
    expect(await profiles.readProfile(pool, 'alice')).toMatchObject({ name: 'Alice' });
    expect(await profiles.readProfile(pool, 'bob')).toBe(null);
    expect(await profiles.readKycProviders(pool)).toEqual([
      { name: 'metal.kyc', blacklisted: true },
    ]);
  });
});
