import * as v from '../chain/core/schema.ts';

/** What every tab stores until it is removed, or what this tab stores until it is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/**
 * The JSON of an entry. Null if there is none, if it is damaged or does not match the schema, or if the
 * browser gives no access to its storage.
 */
export function readStored<S extends v.GenericSchema>(
  storage: StorageName,
  key: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    const text = globalThis[storage].getItem(key);
    return text === null ? null : v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns whether the browser stored it. */
export function writeStored(storage: StorageName, key: string, value: unknown): boolean {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // What the browser does not store need not be removed.
  }
}

/** A list without its malformed items: they must not hide the others. */
export function validItems<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((one): v.InferOutput<S>[] => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
