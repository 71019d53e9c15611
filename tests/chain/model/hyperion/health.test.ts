import { describe, expect, it } from 'vitest';
import { hyperionHealth, missingRanges } from '#src/chain/model/hyperion/health.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('the health of a Hyperion service', () => {
  it('is read from recorded responses', () => {
    const recorded = recordings('hyperion_health');
    expect(recorded.length).toBeGreaterThan(0);
    for (const { response } of recorded) {
      const health = hyperionHealth(response);
      expect(health?.parts.map(({ name }) => name)).toContain('Elasticsearch');
      expect(health?.lastIndexed).toBeGreaterThan(0);
      expect(health?.features).toContainEqual({ name: 'streaming.deltas', isOn: true });
    }
  });

  it('is null for anything else, and leaves out what is malformed', () => {
    for (const response of [null, 'OK', {}, { health: {} }])
      expect(hyperionHealth(response)).toBe(null);
    const odd = {
      health: [1, { service: 'X', status: 'Error' }],
      features: { a: 1, b: { c: {} } },
    };
    expect(hyperionHealth(odd)).toMatchObject({
      version: '',
      parts: [{ name: 'X', isOk: false }],
      head: null,
      headTime: null,
      features: [],
    });
  });
});

describe('missing blocks', () => {
  it('are those before the first indexed one, and from the last to the head', () => {
    const indexed = { firstIndexed: 1_001, lastIndexed: 5_000, head: 6_000 };
    expect(missingRanges(indexed)).toEqual([
      { from: 1, to: 1_000 },
      { from: 5_001, to: 6_000 },
    ]);
  });

  it('are none if the index begins with the chain and is near the head', () => {
    expect(missingRanges({ firstIndexed: 2, lastIndexed: 5_990, head: 6_000 })).toEqual([]);
    expect(missingRanges({ firstIndexed: null, lastIndexed: null, head: 6_000 })).toEqual([]);
  });
});
