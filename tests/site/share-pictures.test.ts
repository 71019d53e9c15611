import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { palettePng } from '#scripts/lib/palette-png.mjs';
import { chains } from '#src/chain/config/registry.ts';
import { headOf } from '#src/layouts/page-head.ts';
import { shareKind, shareKinds, sharePath } from '#src/layouts/share-pictures.ts';
import { type ScreenId, screenOf, screens } from '#src/routes.ts';

const ROOT = join(import.meta.dirname, '../..');
const MOST_BYTES = 3_000_000;

describe('pictures of links', () => {
  it('exist for each chain and kind, 1200 by 630 pixels, and are small together', () => {
    let bytes = 0;
    for (const { key } of chains) {
      for (const kind of shareKinds) {
        const png = readFileSync(join(ROOT, 'public', sharePath(key, kind)));
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
        bytes += png.length;
      }
    }
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('exist for nothing else', () => {
    expect(readdirSync(join(ROOT, 'public/share')).toSorted()).toEqual(
      chains.map(({ key }) => String(key)).toSorted(),
    );
    expect(readdirSync(join(ROOT, 'public/share/eos'))).toHaveLength(shareKinds.length);
  });

  it('follow the kind of the screen', () => {
    const kindOf = (id: ScreenId) => shareKind(screenOf(id));
    expect(kindOf('home')).toBe('site');
    expect(kindOf('account')).toBe('account');
    expect(kindOf('transaction')).toBe('transaction');
    expect(kindOf('block')).toBe('block');
    expect(kindOf('token')).toBe('token');
    expect(kindOf('powerup')).toBe('wallet');
    expect(kindOf('guide')).toBe('guide');
    expect(new Set(screens.map(shareKind))).toEqual(new Set(shareKinds));
  });

  it('are named by each page with an absolute address, beside its title', async () => {
    const [chain] = chains;
    const { picture, title, description } = headOf(chain!, 'en', screenOf('account'));
    expect(new URL(picture).pathname).toBe(`/share/${chain!.key}/account.png`);
    expect(existsSync(join(ROOT, 'public', new URL(picture).pathname))).toBe(true);
    expect(title).toContain('Account');
    expect(description).not.toBe('');
    expect(new URL(headOf(chain!, 'en', undefined).picture).pathname).toMatch(/site\.png$/);
  });
});

describe('palettePng', () => {
  it('writes a shade of the palette for each pixel', () => {
    const shades = Uint8Array.from([0, 15, 7, 1, 2, 3]);
    const png = palettePng({ width: 3, height: 2, shades, from: [0, 30, 60], to: [255, 255, 255] });
    const at = (name: string) => png.indexOf(name, 0, 'latin1') + 4;
    expect([...png.subarray(at('PLTE'), at('PLTE') + 3)]).toEqual([0, 30, 60]);
    expect([...png.subarray(at('PLTE') + 45, at('PLTE') + 48)]).toEqual([255, 255, 255]);
    expect([...inflateSync(png.subarray(at('IDAT')))]).toEqual([0, 0x0f, 0x70, 0, 0x12, 0x30]);
  });
});
