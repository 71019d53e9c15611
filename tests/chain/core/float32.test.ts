import { expect, it } from 'vitest';
import { shortestFloat32 } from '#src/chain/core/float32.ts';

it.each([0, 0.1, -0.5, 16_777_216, 3.4028235e38, 1e-45])('%d has its fewest digits', (number) => {
  expect(shortestFloat32(Math.fround(number))).toBe(number);
});
