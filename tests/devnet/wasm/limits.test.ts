import { describe, expect, it } from 'vitest';
import { chainWith, ENDLESS, goOn } from './endless.ts';

describe('an endless loop', () => {
  it.each(ENDLESS)('of %s is ended', (_, code) => {
    const bench = chainWith(code);
    const before = bench.chain.stateHash();
    expect(() => goOn(bench)).toThrow(expect.objectContaining({ name: 'tx_cpu_usage_exceeded' }));
    expect(bench.chain.stateHash()).toBe(before);
  });
});
