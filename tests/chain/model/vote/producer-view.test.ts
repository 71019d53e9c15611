import { describe, expect, it } from 'vitest';
import { isProducing } from '#src/chain/model/vote/producer-view.ts';

describe('the top 21 producers', () => {
  it('produce while they are active', () => {
    expect(isProducing({ rank: 21, active: true })).toBe(true);
    expect(isProducing({ rank: 22, active: true })).toBe(false);
    expect(isProducing({ rank: 1, active: false })).toBe(false);
  });
});
