import { chainConfig } from '../chain/chain.ts';

/** What was typed into a form and not sent, for as long as the tab is open. */
export interface Draft<Values> {
  /** The usual values, with what was typed in their place. */
  readonly read: () => Values;
  readonly keep: (values: Values) => void;
  readonly clear: () => void;
}

/**
 * The draft of a form. Only what differs from the usual values is kept, so that who logs in as
 * somebody else begins with what is usual for them.
 */
export function draftOf<Values extends object>(form: string, usual: Values): Draft<Values> {
  const key = `draft/${chainConfig().key}/${form}`;
  const clear = () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing.
    }
  };
  return {
    clear,
    read: () => ({ ...usual, ...changed(keptIn(key), usual) }),
    keep(values) {
      const typed = changed(values, usual);
      if (Object.keys(typed).length === 0) return clear();
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // A browser that keeps nothing: the form itself still does.
      }
    },
  };
}

function keptIn(key: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Those of the form's values that are other than usual, and of the usual shape. */
function changed<Values extends object>(values: object, usual: Values): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(usual));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        known.has(name) &&
        hasShapeOf(value, known.get(name)) &&
        JSON.stringify(value) !== JSON.stringify(known.get(name)),
    ),
  ) as Partial<Values>;
}

/** Another version of the page may have kept it. A list that is usually empty is one of texts. */
function hasShapeOf(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) {
    const [model = ''] = usual as readonly unknown[];
    return Array.isArray(value) && value.every((one) => hasShapeOf(one, model));
  }
  if (!isObject(usual)) return typeof value === typeof usual;
  if (!isObject(value)) return false;
  const stored = new Map<string, unknown>(Object.entries(value));
  return Object.entries(usual).every(([name, one]) => hasShapeOf(stored.get(name), one));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
