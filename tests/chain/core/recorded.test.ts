import { Asset, PublicKey, TimePoint } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { formatPublicKey, parsePublicKey } from '#src/chain/core/key.ts';
import { parseTime } from '#src/chain/core/time.ts';
import { recordedKinds, recordings } from '#tests/recordings/read.ts';

/** Every distinct text of the recordings. */
function texts(): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const kind of recordedKinds()) for (const { response } of recordings(kind)) walk(response);
  return found;
}

describe('what chains answered', () => {
  const all = [...texts()];
  const like = (pattern: RegExp) => all.filter((text) => pattern.test(text));

  it('holds keys that are read as WharfKit reads them', () => {
    const keys = like(/^(EOS|FIO)[1-9A-HJ-NP-Za-km-z]{30,52}$|^PUB_(K1|R1|WA)_\w+$/);
    const forms = new Set(keys.map((text) => /^(EOS|FIO|PUB_..)/.exec(text)?.[0]));
    expect([...forms]).toEqual(expect.arrayContaining(['EOS', 'FIO', 'PUB_R1', 'PUB_WA']));
    expect(keys.length).toBeGreaterThan(25);
    for (const text of keys) {
      const key = parsePublicKey(text);
      expect(formatPublicKey(key)).toBe(String(PublicKey.from(text)));
      const form = text.startsWith('PUB') ? 'PUB' : text.slice(0, 3);
      expect(formatPublicKey(key, form)).toBe(text);
    }
  });

  it('holds amounts that are read as WharfKit reads them', () => {
    const amounts = like(/^-?\d+(\.\d+)? [A-Z]{1,7}$/);
    expect(amounts.length).toBeGreaterThan(100);
    for (const text of amounts) {
      const asset = parseAsset(text);
      expect(String(asset.units)).toBe(Asset.from(text).units.toString());
      expect(formatAsset(asset)).toBe(text);
    }
  });

  it('holds times that are read as WharfKit reads them', () => {
    const times = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/);
    expect(times.length).toBeGreaterThan(100);
    for (const text of times) expect(parseTime(text)).toBe(TimePoint.from(text).toMilliseconds());
  });
});
