import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { readStored, removeStored, validItems, writeStored } from '#src/stores/stored-json.ts';

const names = v.array(v.string());
const storages = ['localStorage', 'sessionStorage'] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(storages)('JSON in %s', (storage) => {
  it('is read as it was written, until it is removed', () => {
    expect(readStored(storage, 'names', names)).toBeNull();
    expect(writeStored(storage, 'names', ['alice'])).toBe(true);
    expect(readStored(storage, 'names', names)).toEqual(['alice']);
    removeStored(storage, 'names');
    expect(readStored(storage, 'names', names)).toBeNull();
  });

  it.each(['', '{', 'null', '5', '{}', '[5]'])('is null if it is %j', (text) => {
    globalThis[storage].setItem('names', text);
    expect(readStored(storage, 'names', names)).toBeNull();
  });

  it('is null where the schema throws', () => {
    writeStored(storage, 'names', []);
    const throwing = v.pipe(
      names,
      v.transform(() => {
        throw new Error('malformed');
      }),
    );
    expect(readStored(storage, 'names', throwing)).toBeNull();
  });

  it('is neither read nor written nor removed where the browser gives no access', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readStored(storage, 'names', names)).toBeNull();
    expect(writeStored(storage, 'names', ['alice'])).toBe(false);
    expect(() => removeStored(storage, 'names')).not.toThrow();
  });
});

it('a malformed item of a list does not hide the others', () => {
  expect(v.parse(validItems(v.string()), ['alice', 5, null, 'bob'])).toEqual(['alice', 'bob']);
  expect(v.safeParse(validItems(v.string()), {}).success).toBe(false);
});
