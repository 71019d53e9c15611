import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { believedKyc, kycProviders } from '#src/chain/model/account/kyc-provider.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

describe('identity providers', () => {
  const providers = kycProviders([
    { kyc_provider: 'good', blisted: 0 },
    { kyc_provider: 'bad', blisted: 1 },
    { kyc_provider: 'worse', blisted: true },
    { blisted: 0 },
  ]);

  it('may be blacklisted', () => {
    expect(providers).toEqual([
      { name: 'good', blacklisted: false },
      { name: 'bad', blacklisted: true },
      { name: 'worse', blacklisted: true },
    ]);
    expect(kycProviders('rows')).toEqual([]);
  });

  it('are believed while they are not', () => {
    const of = (provider: string) => ({ provider, items: ['selfie'] });
    const records = ['bad', 'good', 'worse', 'unknown'].map(of);
    expect(believedKyc(records, providers)).toEqual([of('good')]);
  });
});

it(
  'identity providers are read, or left out, from anything',
  () => {
    fc.assert(
      fc.property(hostileRow(['kyc_provider', 'blisted']), (value) => {
        for (const { name } of kycProviders(value)) expect(name).not.toBe('');
      }),
      TOTALITY,
    );
  },
  SLOW.timeout,
);
