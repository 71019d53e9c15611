import { expect, test } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import { chainWith, ENDLESS, goOn } from '#tests/devnet/wasm/endless.ts';
import { paced } from './pace.ts';

test('the story runs in seconds', () => {
  const { milliseconds } = paced(() => bootChain('eos', { remember: false }));
  console.log(`${milliseconds.toFixed(0)} ms`);
  expect(milliseconds).toBeLessThan(8_000);
});

// 100 to 300 ms where nothing else runs.
test.for(ENDLESS)('an endless loop of %s is ended in time', ([, code]) => {
  const bench = chainWith(code);
  const { milliseconds } = paced(() => expect(() => goOn(bench)).toThrow());
  expect(milliseconds).toBeLessThan(1_500);
});
