import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import {
  applyForVerification,
  verificationStatus,
  verifiedCountries,
} from '#src/chain/client/account/verification.ts';
import { ask } from '#tests/devnet/api/support.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';
import { signedBy } from '#tests/devnet/api/services/signed.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('proton');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const proofOf = (actor: string) => {
  const data = { from: actor, to: 'xtokens', quantity: '0.0001 XPR', memo: 'verification' };
  return signedBy(running.devnet, actor, { account: 'eosio.token', name: 'transfer', data });
};

describe('the verification by the backend', () => {
  it('is for people of some countries', async () => {
    const countries = await verifiedCountries(access);
    expect(countries).toContain('CH');
    expect(countries).not.toContain('US');
  });

  it('is passed by the record on the chain, without an application', async () => {
    expect(await verificationStatus(access, 'bob', 1)).toBe('PASSED');
    expect(await verificationStatus(access, 'carol', 1)).toBe('UNSUBMITTED');
  });

  it('is pending after an application, and ends', async () => {
    await applyForVerification(access, proofOf('carol'));
    await ask(running.devnet.app, '/devnet/clock', { advance: 7 });
    expect(await verificationStatus(access, 'carol', 2)).toBe('PASSED');
  });

  it('needs an account', async () => {
    await expect(verificationStatus(access, '', 1)).rejects.toThrow('Invalid parameters');
    const nobody = { ...proofOf('bob'), signer: { actor: 'nobody', permission: 'active' } };
    await expect(applyForVerification(access, nobody)).rejects.toThrow('Could not apply for KYC');
  });
});
