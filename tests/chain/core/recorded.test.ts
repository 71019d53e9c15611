import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Asset, PublicKey, TimePoint } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { formatPublicKey, parsePublicKey } from '#src/chain/core/key.ts';
import { parseTime } from '#src/chain/core/time.ts';

const recordings = new URL('../../../../shared/realdata/', import.meta.url);

/** Every distinct text of the recordings. */
function texts(): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const file of readdirSync(recordings, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) walk(JSON.parse(readFileSync(new URL(file, recordings), 'utf8')));
  return found;
}

describe.skipIf(!existsSync(recordings))(
  'recorded responses of public chains (skipped without the recordings)',
  () => {
    const all = existsSync(recordings) ? [...texts()] : [];
    const like = (pattern: RegExp) => all.filter((text) => pattern.test(text));

    it('have keys that are parsed like WharfKit does', () => {
      const keys = like(/^(EOS|FIO)[1-9A-HJ-NP-Za-km-z]{30,52}$|^PUB_(K1|R1|WA)_\w+$/);
      expect(keys.length).toBeGreaterThan(100);
      for (const text of keys) {
        const key = parsePublicKey(text);
        expect(formatPublicKey(key)).toBe(String(PublicKey.from(text)));
        const form = text.startsWith('PUB') ? 'PUB' : text.slice(0, 3);
        expect(formatPublicKey(key, form)).toBe(text);
      }
    });

    it('have amounts that are parsed like WharfKit does', () => {
      const amounts = like(/^-?\d+(\.\d+)? [A-Z]{1,7}$/);
      expect(amounts.length).toBeGreaterThan(100);
      for (const text of amounts) {
        const asset = parseAsset(text);
        expect(String(asset.units)).toBe(Asset.from(text).units.toString());
        expect(formatAsset(asset)).toBe(text);
      }
    });

    it('have times that are parsed like WharfKit does', () => {
      const times = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/);
      expect(times.length).toBeGreaterThan(100);
      for (const text of times) expect(parseTime(text)).toBe(TimePoint.from(text).toMilliseconds());
    });
  },
);
