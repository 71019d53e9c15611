import { afterEach, describe, expect, it, vi } from 'vitest';
import { kycPollMs, kycPolls } from '#src/chain/core/limits.ts';
import { createKyc, type KycOptions } from '#src/chain/services/kyc.ts';
import { closeAll } from '../rpc/servers.ts';
import { expectFaultsGive, expectFailuresReported, timeoutFor, service } from './faults.ts';
import { soon } from '../../soon.ts';

afterEach(closeAll);

const check = { chain: 'proton', actor: 'alice', expectedTier: 2 };

/** A client that does not wait and records how long it would have waited. */
function kycAt(url: string, options: Partial<KycOptions> = {}) {
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  const hasPassedLight = () => Promise.resolve(false);
  return {
    kyc: createKyc({ url, timeoutMs: timeoutFor(url), hasPassedLight, wait, ...options }),
    waits,
  };
}

const records = (status: string) =>
  [
    [
      { tier: 1, status: 'FAILED' },
      { tier: '2', status },
    ],
  ] as const;

describe('the identity verification', () => {
  it('lists countries by their codes, each once', async () => {
    const content = [{ id: 'CH', active: true }, { id: 'at' }, { id: 'ZZZ' }, { id: 'CH' }, 7];
    const { url, requested } = await service([{ content }]);
    expect(await kycAt(url).kyc.getCountries('proton')).toEqual(['AT', 'CH']);
    expect(requested[0]).toMatchObject({
      method: 'GET',
      url: '/proton/kyc?type=countries&chain=proton',
    });
    await expectFailuresReported((broken) => kycAt(broken).kyc.getCountries('proton'));
  });

  it('is passed without a request if the light one is', async () => {
    const { url, requested } = await service([[]]);
    const actors: string[] = [];
    const hasPassedLight = (actor: string) => Promise.resolve(actors.push(actor) > 0);
    expect(await kycAt(url, { hasPassedLight }).kyc.check(check)).toBe('PASSED');
    expect([actors, requested]).toEqual([['alice'], []]);
  });

  it('is passed if the light one is at the next poll', async () => {
    const { url, requested } = await service(records('PENDING'));
    let requests = 0;
    const hasPassedLight = () => Promise.resolve(requests++ > 0);
    expect(await kycAt(url, { hasPassedLight }).kyc.check(check)).toBe('PASSED');
    expect(requested).toHaveLength(1);
  });

  it('is polled every 2 s while it is pending', async () => {
    const { url, requested } = await service(
      ...[records('PENDING'), records('PENDING'), records('PASSED')],
    );
    const { kyc, waits } = kycAt(url);
    expect(await kyc.check(check)).toBe('PASSED');
    expect(waits).toEqual([2000, 2000]);
    expect(requested.map((one) => one.url)).toEqual(
      Array<string>(3).fill('/proton/kyc?type=status&chain=proton&actor=alice'),
    );
  });

  it('is polled no longer than the limit, and again when asked', async () => {
    const { url, requested } = await service(records('PENDING'));
    const { kyc, waits } = kycAt(url);
    expect(await kyc.check(check)).toBe('PENDING');
    expect([waits.length, requested.length]).toEqual([kycPolls, kycPolls + 1]);
    expect(await kyc.check(check)).toBe('PENDING');
    expect(requested).toHaveLength(2 * (kycPolls + 1));
  });

  it('ends with any other status', async () => {
    for (const status of ['PASSED', 'FAILED', 'EXPIRED']) {
      const { url } = await service(records(status));
      const { kyc, waits } = kycAt(url);
      expect([await kyc.check(check), waits]).toEqual([status, []]);
    }
  });

  it('throws a message for each failure', async () => {
    const { url, requested } = await service(
      ...[[[]], [null], [[{ tier: 1, status: 'PASSED' }]], [[{ tier: '2', status: '' }]]].map(
        ([body]) => [body] as const,
      ),
    );
    const { kyc } = kycAt(url);
    for (const unsupported of [{ chain: '' }, { actor: '' }, { expectedTier: 0 }])
      await expect(kyc.check({ ...check, ...unsupported })).rejects.toThrow('Invalid parameters');
    expect(requested).toEqual([]);
    await expect(kyc.check(check)).rejects.toThrow('Could not fetch KYC record');
    await expect(kyc.check(check)).rejects.toThrow('Could not fetch KYC record');
    await expect(kyc.check(check)).rejects.toThrow('No kyc data matching tier found');
    await expect(kyc.check(check)).rejects.toThrow('KYC Status not found');
    const reported = 'Error: Could not fetch KYC record';
    await expectFaultsGive((broken) => kycAt(broken).kyc.check(check), reported);
    const hasPassedLight = () => Promise.reject(new Error('node is down'));
    await expect(kycAt(url, { hasPassedLight }).kyc.check(check)).rejects.toThrow(
      'Could not fetch KYC record',
    );
  });

  it("throws the signal's reason after an abort while waiting", async () => {
    const { url, requested } = await service(records('PENDING'));
    const { kyc } = kycAt(url, { wait: undefined });
    const controller = new AbortController();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const ended = kyc
      .check(check, { signal: controller.signal })
      .catch((reason: unknown) => String(reason));
    await soon(() => expect(timers).toHaveBeenCalledWith(expect.anything(), kycPollMs));
    controller.abort(new Error('left'));
    const waited = new Promise((resolve) => setTimeout(() => resolve('waited')));
    expect(await Promise.race([ended, waited])).toBe('Error: left');
    expect(requested).toHaveLength(1);
  });

  it('sends applications', async () => {
    const { url, requested } = await service([{ id: 'k' }], [{}], [null]);
    const { kyc } = kycAt(url);
    const fields = { actor: 'alice', type: 'other' };
    expect(await kyc.apply('proton', fields)).toEqual({ id: 'k' });
    expect(requested).toMatchObject([
      {
        method: 'POST',
        url: '/proton/kyc',
        body: { type: 'apply', chain: 'proton', actor: 'alice' },
      },
    ]);
    await expect(kyc.apply('proton', fields)).rejects.toThrow('Could not apply for KYC');
    await expect(kyc.apply('proton', fields)).rejects.toThrow('Could not apply for KYC');
  });

  it('throws a message if an application fails', async () => {
    for (const response of [[{}, 500], [{ message: 'no' }, 400], [[]]] as const) {
      const { url } = await service(response);
      const applying = kycAt(url).kyc.apply('proton', {});
      await expect(applying).rejects.toThrow('Could not apply for KYC');
    }
  });
});
