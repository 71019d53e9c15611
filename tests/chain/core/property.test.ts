import { describe, expect, it } from 'vitest';
import { property } from '#src/chain/core/property.ts';

describe('a property', () => {
  it('is read from objects, lists and errors', () => {
    expect(property({ name: 'alice' }, 'name')).toBe('alice');
    expect(property(['alice'], '0')).toBe('alice');
    expect(property(new Error('refused'), 'message')).toBe('refused');
  });

  it.each([[null], [undefined], ['alice'], [1], [true]])('is undefined of %j', (value) => {
    expect(property(value, 'length')).toBeUndefined();
  });

  it('is undefined if the object lacks it', () => {
    expect(property({}, 'name')).toBeUndefined();
  });
});
