import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import { mediaUrl } from '#src/chain/model/nft/picture.ts';
import { webAddress } from '#src/chain/model/shared/web-address.ts';
import { locationOf } from '#src/chain/model/vote/published-producer.ts';
import { bytesFromBase64 } from '#src/chain/rpc/contract-calls.ts';
import { integerTextOf, numberOf } from '#src/chain/rpc/json.ts';
import { packType } from '#src/chain/sign/abi/serialize.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';

/**
 * A field of a row, of an NFT or of a response may hold a megabyte. What takes the square of it stops the
 * page for hours.
 */
const LENGTH = 200_000;
/** What is read once takes a thousandth of this; the square of the length takes minutes. */
const MOST_MS = 20_000;

/** What reads it, and a text that it reads. */
const readers: Record<string, readonly [read: (text: string) => unknown, sample: string]> = {
  numberOf: [numberOf, '1.5'],
  integerTextOf: [(text) => BigInt(integerTextOf(text) ?? 'none'), '15'],
  parseAsset: [parseAsset, '1.0000 EOS'],
  readUnits: [(text) => readUnits(text, 4), ' 1.5 '],
  mediaUrl: [mediaUrl, 'https://bp.example/a.png'],
  webAddress: [webAddress, 'www.bp.example'],
  locationOf: [locationOf, '52.5, 13.4'],
  bytesFromBase64: [bytesFromBase64, 'aGk=== '],
  float64: [(text) => packType(emptyAbi, 'float64', text), '1.5e3'],
};

const parts = [
  '1',
  '0',
  ' ',
  '"',
  '=',
  '.',
  '/',
  'a.',
  ',',
  'https://x/ipfs/',
  'ipfs:',
  '\u200b',
  '[',
];
const texts = parts.flatMap((part) => {
  const many = part.repeat(Math.ceil(LENGTH / part.length));
  return [many, `${many}\u0001x`, `x${many}!`, `1${many} EOS`, `https://${many}!`, `0.${many}1`];
});

describe('a text of a megabyte', () => {
  test.each(Object.entries(readers))('is read or refused by %s at once', (_, [read, sample]) => {
    expect(read(sample)).not.toBeNull();
    const isFinished = { of: texts.length };
    // A timer cannot interrupt an expression; the time limit of a context can.
    const run = () => {
      for (const text of texts) {
        try {
          read(text);
        } catch {
          // Refused.
        }
        isFinished.of -= 1;
      }
    };
    runInNewContext('run()', { run }, { timeout: MOST_MS });
    expect(isFinished.of).toBe(0);
  });
});

test('an NFT whose picture is a thousand gateways, one behind another, has none', () => {
  expect(mediaUrl('https://x/ipfs/'.repeat(5_000))).toBeNull();
});
