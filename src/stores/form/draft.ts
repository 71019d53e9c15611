import { holdsPrivateKey } from '../../chain/core/private-key-text.ts';
import { isRecord } from '../../chain/core/record.ts';
import * as v from '../../chain/core/schema.ts';
import { chainConfig } from '../chain/chain.ts';
import { readStored, removeStored, writeStored } from '../stored-json.ts';

const draftForm = v.custom<object>(isRecord);

/** Unsent form input, stored while the tab is open. */
export interface Draft<Values> {
  /** The defaults, overwritten by what was typed. */
  readonly read: () => Values;
  readonly keep: (values: Values) => void;
  readonly clear: () => void;
}

/**
 * The draft of a form. Only values that differ from the defaults are stored, so that another user
 * starts with their own defaults.
 */
export function draftOf<Values extends object>(form: string, defaults: Values): Draft<Values> {
  const key = `draft/${chainConfig().key}/${form}`;
  const clear = () => removeStored('sessionStorage', key);
  return {
    clear,
    read: () => {
      const stored = readStored('sessionStorage', key, draftForm) ?? {};
      return { ...defaults, ...changed(stored, defaults) };
    },
    keep(values) {
      const typed = changed(values, defaults);
      if (Object.keys(typed).length === 0) return clear();
      // Where storage is not available, the open form still has its values.
      writeStored('sessionStorage', key, typed);
    },
  };
}

/** Values that differ from the defaults and have the same type. A private key is never among them. */
function changed<Values extends object>(values: object, defaults: Values): Partial<Values> {
  const byName = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        byName.has(name) &&
        hasShapeOf(value, byName.get(name)) &&
        JSON.stringify(value) !== JSON.stringify(byName.get(name)) &&
        !holdsPrivateKey(value),
    ),
  ) as Partial<Values>;
}

/**
 * Whether a value is like the default: another version of the page may have stored it, or a link
 * has it. Lists with an empty default contain texts.
 */
export function hasShapeOf(value: unknown, defaults: unknown): boolean {
  if (Array.isArray(defaults)) {
    const [model = ''] = defaults as readonly unknown[];
    return Array.isArray(value) && value.every((one) => hasShapeOf(one, model));
  }
  if (!isRecord(defaults)) return typeof value === typeof defaults;
  if (!isRecord(value)) return false;
  const stored = new Map<string, unknown>(Object.entries(value));
  return Object.entries(defaults).every(([name, one]) => hasShapeOf(stored.get(name), one));
}
