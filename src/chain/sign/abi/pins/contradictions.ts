import type { Abi } from '../abi.ts';
import { typeOf, type Field, type Type } from '../codec/types.ts';

/** A difference in packing between an ABI's action and the published one. */
export interface AbiContradiction {
  readonly action: string;
  /** `quantity asset`; 'nothing' for an extra field. */
  readonly published: string;
  readonly found: string;
  /** True if only trailing extensions are missing, as in older versions of the ABI. */
  readonly isOlder: boolean;
}

const NOTHING = 'nothing';
/** Types with the same bytes for every value that both can hold. */
const signedAs = (name: string) => name.replace(/^u(?=int\d)/, '');

/**
 * Actions of both ABIs that pack to different bytes or names. Additional actions, and extensions
 * after an action's last field, are allowed.
 */
export function contradictionsOf(published: Abi, found: Abi): AbiContradiction[] {
  const types = new Map(found.actions.map(({ name, type }) => [name, type]));
  return published.actions.flatMap(({ name, type }) => {
    const theirs = types.get(name);
    if (theirs === undefined) return [];
    const difference = actionDifference(typeOf(published, type), () => typeOf(found, theirs));
    return difference ? [{ action: name, ...difference }] : [];
  });
}

/** Pairs of types being compared, since types can be recursive. */
type Pairs = readonly (readonly [Type, Type])[];

type Difference = Omit<AbiContradiction, 'action'>;

function actionDifference(published: Type, theirs: () => Type): Difference | null {
  let found: Type;
  try {
    found = theirs();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { published: kindOf(published), found: message, isOlder: false };
  }
  if (published.kind !== 'struct' || found.kind !== 'struct')
    return typeDifference(published, found, []);
  const shared = Math.min(published.fields.length, found.fields.length);
  const [ours, others] = [published.fields.slice(0, shared), found.fields.slice(0, shared)];
  const inner = fieldsDifference(ours, others, []);
  if (inner) return inner;
  const [missing] = published.fields.slice(shared);
  if (missing) {
    const isOlder = missing.type.kind === 'extension';
    return { published: textOf(missing), found: NOTHING, isOlder };
  }
  const more = found.fields.slice(shared).find(({ type }) => type.kind !== 'extension');
  return more ? { published: NOTHING, found: textOf(more), isOlder: false } : null;
}

function fieldsDifference(
  published: readonly Field[],
  found: readonly Field[],
  seen: Pairs,
): Difference | null {
  for (let at = 0; at < Math.max(published.length, found.length); at++) {
    const [ours, theirs] = [published[at], found[at]];
    if (!ours || !theirs || ours.name !== theirs.name)
      return { published: textOf(ours), found: textOf(theirs), isOlder: false };
    const inner = typeDifference(ours.type, theirs.type, seen);
    if (inner)
      return inner.published.includes(' ')
        ? inner
        : { published: textOf(ours), found: textOf(theirs), isOlder: false };
  }
  return null;
}

function typeDifference(published: Type, found: Type, seen: Pairs): Difference | null {
  const different = { published: kindOf(published), found: kindOf(found), isOlder: false };
  if (published.kind === 'builtin')
    return found.kind === 'builtin' && signedAs(found.name) === signedAs(published.name)
      ? null
      : different;
  if (seen.some(([ours, theirs]) => ours === published && theirs === found)) return null;
  if (published.kind === 'struct') {
    if (found.kind !== 'struct') return different;
    return fieldsDifference(published.fields, found.fields, [...seen, [published, found]]);
  }
  if (published.kind === 'variant') {
    if (found.kind !== 'variant' || found.cases.length < published.cases.length) return different;
    const cases = found.cases.slice(0, published.cases.length);
    return fieldsDifference(published.cases, cases, [...seen, [published, found]]);
  }
  if (found.kind !== published.kind) return different;
  if (published.kind === 'array' && found.kind === 'array' && published.size !== found.size)
    return different;
  return typeDifference(published.of, found.of, seen);
}

function textOf(field: Field | undefined): string {
  return field ? `${field.name} ${kindOf(field.type)}` : NOTHING;
}

function kindOf(type: Type): string {
  switch (type.kind) {
    case 'builtin':
      return type.name;
    case 'struct':
      return type.name;
    case 'variant':
      return 'variant';
    case 'array':
      return `${kindOf(type.of)}[${type.size ?? ''}]`;
    case 'optional':
      return `${kindOf(type.of)}?`;
    case 'extension':
      return `${kindOf(type.of)}$`;
  }
}
