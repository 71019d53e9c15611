import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { chainByKey, chains } from '#src/chain/config/registry.ts';
import { hasJustRunOut, offersFreeCpu } from '#src/chain/model/resource/free-cpu.ts';

const served = { ...eos, backendUrl: 'http://127.0.0.1:1/backend' };
const place = { config: served, device: 'desktop', wallet: { takesSponsor: true } } as const;

describe('free CPU is offered', () => {
  it('on eos alone', () => {
    const offering = chains.filter((config) =>
      offersFreeCpu({ ...place, config: { ...config, backendUrl: served.backendUrl } }),
    );
    expect(offering.map(({ key }) => key)).toEqual(['eos']);
    expect(chainByKey('jungle').supportsFreeCpu).toBe(false);
  });

  it('not where no service has a sponsor', () => {
    expect(offersFreeCpu({ ...place, config: { ...eos, backendUrl: null } })).toBe(false);
  });

  it('not on a phone', () => {
    expect(offersFreeCpu({ ...place, device: 'mobile' })).toBe(false);
  });

  it('to wallets whose row says that they take a sponsor', () => {
    expect(offersFreeCpu({ ...place, wallet: {} })).toBe(false);
    expect(offersFreeCpu({ ...place, wallet: undefined })).toBe(false);
  });
});

it('is used up when the count falls from one to none, and only then', () => {
  expect(hasJustRunOut(1, 0)).toBe(true);
  for (const [before, now] of [
    [2, 1],
    [0, 0],
    [2, 0],
    [1, 1],
    [1, 2],
  ] as const)
    expect(hasJustRunOut(before, now)).toBe(false);
});
