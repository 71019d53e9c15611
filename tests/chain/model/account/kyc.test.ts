import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { trustedKyc, hasKycTier, kycProviders, kycRecords } from '#src/chain/model/account/kyc.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const LIGHT = 'a:firstname,a:lastname,a:birthdate,a:address';
const FULL = `${LIGHT}, a:selfie,a:frontofid,a:BackOfId`;
const of = (...levels: unknown[]) =>
  kycRecords(levels.map((kyc_level) => ({ kyc_provider: 'metal.kyc', kyc_level })));

describe('identity verification on the chain', () => {
  it('is read from items with a prefix', () => {
    expect(of('a:firstname, b:selfie,bare,:,')).toEqual([
      { provider: 'metal.kyc', items: ['firstname', 'selfie'] },
    ]);
    expect(kycRecords([{ kyc_level: LIGHT }, null])).toEqual([]);
  });

  it.each([
    ['nothing', [''], [false, false]],
    ['names alone', ['a:firstname,a:lastname'], [false, false]],
    ['the light items', [LIGHT], [true, false]],
    ['all items', [FULL], [true, true]],
    ['all items, after nothing of another provider', ['', FULL], [true, true]],
    ['documents alone', ['a:selfie,a:frontofid,a:backofid'], [false, false]],
    ['all items without a selfie', [FULL.replace('a:selfie,', '')], [true, false]],
    ['halves of two providers', ['a:firstname,a:lastname', 'a:birthdate,a:address'], [true, false]],
  ])('of %s gives its tiers, and never a third', (_, levels, [first, second]) => {
    const records = of(...levels);
    expect([0, 1, 2, 3].map((tier) => hasKycTier(records, tier))).toEqual([
      false,
      first,
      second,
      false,
    ]);
  });

  it('is read from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => !hasKycTier(kycRecords(value), 3)),
      TOTALITY,
    );
  });
});

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

  it('count only while they are not blacklisted', () => {
    const of = (provider: string) => ({ provider, items: ['selfie'] });
    const records = ['bad', 'good', 'worse', 'unknown'].map(of);
    expect(trustedKyc(records, providers)).toEqual([of('good')]);
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
