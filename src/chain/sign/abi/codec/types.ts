import * as signing from '../../../core/signing-messages.ts';
import type { Abi, AbiStruct } from '../abi.ts';
import { builtinTypes } from './builtin.ts';
import type { BuiltinType } from './builtin-type.ts';
import { CodecError, codecError } from './error.ts';
import { distinct } from '../sound-abi.ts';

/** A resolved type of an ABI. Recursive types are cyclic objects. */
export type Type =
  | { readonly kind: 'builtin'; readonly name: string; readonly builtin: BuiltinType }
  /** `size` is null if the data has the length. */
  | { readonly kind: 'array'; readonly of: Type; readonly size: number | null }
  | { readonly kind: 'optional'; readonly of: Type }
  | { readonly kind: 'extension'; readonly of: Type }
  /** The base's fields first. */
  | { readonly kind: 'struct'; readonly name: string; readonly fields: Field[] }
  | { readonly kind: 'variant'; readonly cases: Field[] };

export interface Field {
  readonly name: string;
  readonly type: Type;
}

interface Scope {
  readonly aliases: ReadonlyMap<string, string>;
  readonly structs: ReadonlyMap<string, AbiStruct>;
  readonly variants: ReadonlyMap<string, readonly string[]>;
  /** Resolved types, and types being resolved. */
  readonly resolved: Map<string, Type>;
}

/** Aliases, suffixes and bases from a name to its type. */
const MOST_STEPS = 64;
const scopes = new WeakMap<Abi, Scope>();

/** Throws 'Unknown type', also for circular aliases or bases, and 'Invalid abi'. */
export function typeOf(abi: Abi, name: string): Type {
  const scope = scopes.get(abi) ?? openScope(abi);
  try {
    return resolve(scope, name);
  } catch (error) {
    // Resolved types may contain partly resolved ones.
    scope.resolved.clear();
    throw codecError(error);
  }
}

/** Throws 'Invalid abi' for ambiguous names, as nodes do. */
function openScope(abi: Abi): Scope {
  const scope = {
    aliases: new Map(abi.types.map((alias) => [alias.new_type_name, alias.type])),
    structs: new Map(abi.structs.map((struct) => [struct.name, struct])),
    variants: new Map(abi.variants.map((variant) => [variant.name, variant.types])),
    resolved: new Map(),
  };
  const count = abi.types.length + abi.structs.length + abi.variants.length;
  const names = [scope.aliases, scope.structs, scope.variants].flatMap((map) => [...map.keys()]);
  if (new Set(names).size !== count) throw new CodecError(signing.abiInvalid);
  scopes.set(abi, scope);
  return scope;
}

/** @param steps number of aliases, suffixes and bases on the path here; a circle has too many */
function resolve(scope: Scope, name: string, steps = 0): Type {
  const resolved = scope.resolved.get(name);
  if (resolved) return resolved;
  if (steps > MOST_STEPS) throw new CodecError(signing.typeUnknown);
  const type = build(scope, name, steps + 1);
  scope.resolved.set(name, type);
  return type;
}

function build(scope: Scope, name: string, steps: number): Type {
  const suffix = /(\$|\?|\[(\d{0,9})\])$/.exec(name);
  if (suffix) {
    const of = resolve(scope, name.slice(0, suffix.index), steps);
    if (suffix[0] === '$') return { kind: 'extension', of };
    if (suffix[0] === '?') return { kind: 'optional', of };
    return { kind: 'array', of, size: suffix[2] ? Number(suffix[2]) : null };
  }
  const builtin = builtinTypes.get(name);
  if (builtin) return { kind: 'builtin', name, builtin };
  const alias = scope.aliases.get(name);
  if (alias !== undefined) return resolve(scope, alias, steps);
  const struct = scope.structs.get(name);
  if (struct) return structType(scope, struct, steps);
  const variant = scope.variants.get(name);
  if (variant) return variantType(scope, name, variant);
  throw new CodecError(signing.typeUnknown);
}

function structType(scope: Scope, struct: AbiStruct, steps: number): Type {
  const fields: Field[] = [];
  const type: Type = { kind: 'struct', name: struct.name, fields };
  if (struct.base !== '') {
    const base = resolve(scope, struct.base, steps);
    if (base.kind !== 'struct') throw new CodecError(signing.typeUnknown);
    fields.push(...base.fields);
    distinct(`field of ${struct.name}`, [...base.fields, ...struct.fields]);
  }
  // Registered before its fields, so that a field may contain the struct itself.
  scope.resolved.set(struct.name, type);
  for (const field of struct.fields)
    fields.push({ name: field.name, type: resolve(scope, field.type) });
  return type;
}

function variantType(scope: Scope, name: string, types: readonly string[]): Type {
  const cases: Field[] = [];
  const type: Type = { kind: 'variant', cases };
  scope.resolved.set(name, type);
  for (const one of types) cases.push({ name: one, type: resolve(scope, one) });
  return type;
}
