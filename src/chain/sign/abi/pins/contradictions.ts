import { actionType } from '../../../model/abi/action-type.ts';
import type { Abi } from '../abi.ts';
import { codecError } from '../codec/error.ts';
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
  return published.actions.flatMap(({ name, type }) => {
    const theirs = actionType(found, name);
    if (theirs === undefined) return [];
    const difference = actionDifference(typeOf(published, type), () => typeOf(found, theirs));
    return difference ? [{ action: name, ...difference }] : [];
  });
}

/** Pairs of types being compared, since types can be recursive. */
type Pairs = readonly (readonly [Type, Type])[];

type Difference = Omit<AbiContradiction, 'action'>;

function actionDifference(published: Type, theirs: () => Type): Difference | null {
  let served: Type;
  try {
    served = theirs();
  } catch (error) {
    return { published: kindOf(published), found: codecError(error).message, isOlder: false };
  }
  if (published.kind !== 'struct' || served.kind !== 'struct')
    return typeDifference(published, served, [], {
      published: kindOf(published),
      found: kindOf(served),
      isOlder: false,
    });
  const shared = Math.min(published.fields.length, served.fields.length);
  const [ours, others] = [published.fields.slice(0, shared), served.fields.slice(0, shared)];
  const inner = fieldsDifference(ours, others, []);
  if (inner) return inner;
  const [missing] = published.fields.slice(shared);
  if (missing) {
    const isOlder = missing.type.kind === 'extension';
    return { published: textOf(missing), found: NOTHING, isOlder };
  }
  const more = served.fields.slice(shared).find(({ type }) => type.kind !== 'extension');
  return more ? { published: NOTHING, found: textOf(more), isOlder: false } : null;
}

function fieldsDifference(
  published: readonly Field[],
  found: readonly Field[],
  seen: Pairs,
): Difference | null {
  for (let at = 0; at < Math.max(published.length, found.length); at++) {
    const [ours, theirs] = [published[at], found[at]];
    const difference = { published: textOf(ours), found: textOf(theirs), isOlder: false };
    if (!ours || !theirs || ours.name !== theirs.name) return difference;
    const inner = typeDifference(ours.type, theirs.type, seen, difference);
    if (inner) return inner;
  }
  return null;
}

/** @param different the difference where it lies in the types themselves, not in a field of theirs */
function typeDifference(
  published: Type,
  found: Type,
  seen: Pairs,
  different: Difference,
): Difference | null {
  if (published.kind === 'builtin')
    return found.kind === 'builtin' && signedAs(found.name) === signedAs(published.name)
      ? null
      : different;
  if (seen.some(([ours, theirs]) => ours === published && theirs === found)) return null;
  const pairs: Pairs = [...seen, [published, found]];
  if (published.kind === 'struct')
    return found.kind === 'struct'
      ? fieldsDifference(published.fields, found.fields, pairs)
      : different;
  if (published.kind === 'variant')
    return found.kind === 'variant'
      ? casesDifference(published.cases, found.cases, pairs, different)
      : different;
  if (!('of' in found) || suffixOf(found) !== suffixOf(published)) return different;
  return typeDifference(published.of, found.of, seen, different);
}

/** Cases after the published ones do not change how these are packed. */
function casesDifference(
  published: readonly Field[],
  found: readonly Field[],
  seen: Pairs,
  different: Difference,
): Difference | null {
  for (const [at, ours] of published.entries()) {
    const theirs = found[at];
    if (theirs?.name !== ours.name) return different;
    const inner = typeDifference(ours.type, theirs.type, seen, different);
    if (inner) return inner;
  }
  return null;
}

function textOf(field: Field | undefined): string {
  return field ? `${field.name} ${kindOf(field.type)}` : NOTHING;
}

function kindOf(type: Type): string {
  switch (type.kind) {
    case 'builtin':
    case 'struct':
      return type.name;
    case 'variant':
      return `variant<${type.cases.map(({ name }) => name).join(', ')}>`;
    case 'array':
    case 'optional':
    case 'extension':
      return `${kindOf(type.of)}${suffixOf(type)}`;
  }
}

/** What an ABI writes after the name of the type that is held. */
function suffixOf(type: Extract<Type, { of: Type }>): string {
  switch (type.kind) {
    case 'array':
      return `[${type.size ?? ''}]`;
    case 'optional':
      return '?';
    case 'extension':
      return '$';
  }
}
