import { describe, expect, it } from 'vitest';
import { checkWrapped } from '#src/chain/actions/check-fields.ts';

describe('checkWrapped', () => {
  const action = (from: string, to: string, name = 'transfer') => ({ name, data: { from, to } });
  const good = { signatures: ['SIG_K1_a'], actions: [action('alice', 'bridge')] };
  const check = (change: Partial<typeof good>) => checkWrapped({ ...good, ...change }, 'bridge');

  it('lets one signed transfer to the wrap account pass', () => {
    expect(check({})).toBeNull();
  });

  it.each([[[]], [['SIG_K1_a', 'SIG_K1_b']]])(
    'wants exactly one signature, not %j',
    (signatures) => {
      expect(check({ signatures })).toEqual({ kind: 'signatures', count: signatures.length });
    },
  );

  it('wants exactly one action', () => {
    const [one] = good.actions;
    expect(check({ actions: [] })).toEqual({ kind: 'actions', count: 0 });
    expect(check({ actions: [one!, one!] })).toEqual({ kind: 'actions', count: 2 });
  });

  it.each([
    ['to another account', action('alice', 'bob')],
    ['from the wrap account itself', action('bridge', 'bridge')],
    ['away from the wrap account', action('bridge', 'alice')],
    ['that is no transfer', action('alice', 'bridge', 'retire')],
  ])('refuses one %s', (_which, one) => {
    expect(check({ actions: [one] })).toEqual({
      kind: 'receiver',
      message: 'bridge must be receiver',
    });
  });
});
