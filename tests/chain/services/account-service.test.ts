import { afterEach, describe, expect, it } from 'vitest';
import { createAccountService } from '#src/chain/services/account-service.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectEachFailureReported, expectFaultsGive, timeoutFor, service } from './faults.ts';

afterEach(closeAll);

const at = (url: string) => createAccountService({ url, timeoutMs: timeoutFor(url) });

describe('the account service', () => {
  it("returns a session's token, which accepts the terms", async () => {
    const { url, requested } = await service([{ token: 'secret' }], [{ token: 'old' }], [{}]);
    const token = await at(url).login({ account: 'alice', proof: 'x' });
    expect(await at(url).login({ account: 'alice' }, 2)).toBe('old');
    await at(url).agree(token);
    expect(requested).toMatchObject([
      { method: 'POST', url: '/v3/users/login', body: { account: 'alice', proof: 'x' } },
      { method: 'POST', url: '/v2/users/login' },
      {
        method: 'PATCH',
        url: '/v1/users/me/legal-doc-status',
        body: { termsOfService: true },
        authorization: 'Bearer secret',
      },
    ]);
    expect(requested[0]?.authorization).toBeUndefined();
  });

  it('refuses an empty token', async () => {
    const { url } = await service([{ token: '' }]);
    await expect(at(url).login({})).rejects.toMatchObject({ name: 'FetchError' });
  });

  it('reports whether an account has accepted the terms', async () => {
    const { url, requested } = await service(
      [{ termsOfService: true }],
      [{ termsOfService: false }],
    );
    expect([await at(url).hasAgreed('alice'), await at(url).hasAgreed('a/b')]).toEqual([
      true,
      false,
    ]);
    expect(requested.map((one) => one.url)).toEqual([
      '/v1/users/by-chain-account/alice/legal-doc-status',
      '/v1/users/by-chain-account/a%2Fb/legal-doc-status',
    ]);
  });

  it('reports the features of an account, or none if it fails', async () => {
    const { url, requested } = await service(
      [{ swap: 'TRUE', fiat: 'NEEDS_KYC', bridge: 'PERHAPS', location: { allowed: false } }],
      [{ swap: 'FALSE', location: false }],
      [{ loan: 'TRUE', location: { country: 'CH' } }],
    );
    expect(await at(url).getFeatures('alice')).toEqual({
      swap: 'TRUE',
      fiat: 'NEEDS_KYC',
      bridge: 'FALSE',
      loan: 'FALSE',
      locationAllowed: false,
    });
    expect(await at(url).getFeatures('bob')).toMatchObject({ locationAllowed: false });
    expect(await at(url).getFeatures('carol')).toMatchObject({
      loan: 'TRUE',
      locationAllowed: true,
    });
    expect(requested[0]).toMatchObject({
      method: 'GET',
      url: '/v2/kyc/by-chain-account/alice/available-features',
    });
    await expectFaultsGive((broken) => at(broken).getFeatures('alice'), {
      fiat: 'FALSE',
      bridge: 'FALSE',
      swap: 'FALSE',
      loan: 'FALSE',
      locationAllowed: true,
    });
  });

  it('creates users and locates an IP address', async () => {
    const user = { id: 'u', email: 'a@b.c', chainAccount: 'alice', status: 'ACTIVE' };
    const { url, requested } = await service(
      [{ id: 's', token: 'secret', expiresAt: 1_800_000_000, user: { ...user, extra: 1 } }],
      [{ token: 'other' }],
      [{ ip: '127.0.0.1', country_code: 'CH', latitude: 47 }],
    );
    expect(await at(url).createUser({ name: 'a' })).toEqual({
      token: 'secret',
      refreshToken: null,
      expiresAt: 1_800_000_000,
      user,
    });
    expect(await at(url).createUser({})).toMatchObject({ token: 'other', user: { id: null } });
    expect(await at(url).getIpInfo()).toMatchObject({ country_code: 'CH', city: null });
    expect(requested).toMatchObject([
      { method: 'POST', url: '/v2/users/create', body: { name: 'a' } },
      { method: 'POST', url: '/v2/users/create' },
      { method: 'GET', url: '/v1/kyc/ip-info' },
    ]);
  });

  it('reports each kind of failure', async () => {
    await expectEachFailureReported(
      {
        login: (url) => at(url).login({}),
        hasAgreed: (url) => at(url).hasAgreed('alice'),
        agree: (url) => at(url).agree('token'),
        createUser: (url) => at(url).createUser({}),
        getIpInfo: (url) => at(url).getIpInfo(),
      },
      ['agree'],
    );
    const { url } = await service([{ message: 'Wrong proof' }, 401]);
    await expect(at(url).login({})).rejects.toThrow('Wrong proof');
    await expect(at(url).agree('old')).rejects.toMatchObject({ status: 401 });
  });
});
