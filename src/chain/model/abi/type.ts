import type { AbiField, AbiView } from './view.ts';

/** The built-in types of every chain, by the help and validation they need. */
export const builtinTypes = [
  ...(['bool', 'int8', 'int16', 'int32', 'int64', 'int128'] as const),
  ...(['uint8', 'uint16', 'uint32', 'uint64', 'uint128', 'varint32', 'varuint32'] as const),
  ...(['float32', 'float64', 'float128', 'string', 'bytes', 'bitset', 'name'] as const),
  ...(['asset', 'symbol', 'symbol_code', 'public_key', 'signature'] as const),
  ...(['checksum160', 'checksum256', 'checksum512'] as const),
  ...(['time_point', 'time_point_sec', 'block_timestamp_type'] as const),
] as const;

export type BuiltinName = (typeof builtinTypes)[number];

/** One level of a type. Nested types are named and looked up when needed. */
export type TypeShape =
  | { readonly kind: 'builtin'; readonly name: BuiltinName }
  /** `size` is null for a list of any length. */
  | { readonly kind: 'array'; readonly of: string; readonly size: number | null }
  | { readonly kind: 'optional'; readonly of: string }
  /** May be left out if everything after it is left out too. */
  | { readonly kind: 'extension'; readonly of: string }
  | { readonly kind: 'struct'; readonly name: string; readonly fields: readonly AbiField[] }
  | { readonly kind: 'variant'; readonly name: string; readonly types: readonly string[] }
  | { readonly kind: 'unknown'; readonly name: string };

/** Longer type names are treated as unknown: no contract needs them. */
const LONGEST_TYPE = 256;
const MOST_STEPS = 64;

const SUFFIX = /(\$|\?|\[(\d{0,9})\])$/;

/** Resolves aliases and puts base fields before a struct's own. Circular types are unknown. */
export function typeShape(abi: AbiView, type: string): TypeShape {
  const { shapes } = typesOf(abi);
  const known = shapes.get(type);
  if (known) return known;
  const shape = shapeOf(abi, type, new Set());
  shapes.set(type, shape);
  return shape;
}

/** A type without its suffixes: `authority` of `authority[]?`. */
export function bareType(type: string): string {
  const suffix = type.length > LONGEST_TYPE ? null : SUFFIX.exec(type);
  return suffix ? bareType(type.slice(0, suffix.index)) : type;
}

function shapeOf(abi: AbiView, type: string, trail: Set<string>): TypeShape {
  if (type.length > LONGEST_TYPE || trail.size > MOST_STEPS) return { kind: 'unknown', name: type };
  const suffix = SUFFIX.exec(type);
  if (suffix) {
    const of = type.slice(0, suffix.index);
    // A type that is a list of itself would never end.
    if (shapeOf(abi, of, new Set(trail)).kind === 'unknown') return { kind: 'unknown', name: type };
    if (suffix[0] === '$') return { kind: 'extension', of };
    if (suffix[0] === '?') return { kind: 'optional', of };
    return { kind: 'array', of, size: suffix[2] ? Number(suffix[2]) : null };
  }
  if (isBuiltin(type)) return { kind: 'builtin', name: type };
  if (type === 'extended_asset') return { kind: 'struct', name: type, fields: EXTENDED_ASSET };
  if (trail.has(type)) return { kind: 'unknown', name: type };
  trail.add(type);
  const { aliases, variants } = typesOf(abi);
  const alias = aliases.get(type);
  if (alias) return shapeOf(abi, alias.type, trail);
  const variant = variants.get(type);
  if (variant) return { kind: 'variant', ...variant };
  const fields = fieldsOf(abi, type, new Set());
  return fields ? { kind: 'struct', name: type, fields } : { kind: 'unknown', name: type };
}

const builtinNames: ReadonlySet<string> = new Set(builtinTypes);

function isBuiltin(type: string): type is BuiltinName {
  return builtinNames.has(type);
}

interface TypesByName {
  readonly aliases: ReadonlyMap<string, AbiField>;
  readonly variants: ReadonlyMap<string, AbiView['variants'][number]>;
  readonly structs: ReadonlyMap<string, AbiView['structs'][number]>;
  /** Those resolved before. */
  readonly shapes: Map<string, TypeShape>;
}

const typesByName = new WeakMap<AbiView, TypesByName>();

/** The types of an ABI by name. A form looks up one for each of its fields while a user types. */
function typesOf(abi: AbiView): TypesByName {
  const known = typesByName.get(abi);
  if (known) return known;
  const types = {
    aliases: byName(abi.aliases),
    variants: byName(abi.variants),
    structs: byName(abi.structs),
    shapes: new Map(),
  } satisfies TypesByName;
  typesByName.set(abi, types);
  return types;
}

/** Of two with one name, the first counts. */
function byName<T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.toReversed().map((one) => [one.name, one]));
}

const EXTENDED_ASSET: readonly AbiField[] = [
  { name: 'quantity', type: 'asset' },
  { name: 'contract', type: 'name' },
];

/** The fields of a struct, its base's first; null if there is no such struct. */
function fieldsOf(abi: AbiView, name: string, trail: Set<string>): readonly AbiField[] | null {
  const struct = typesOf(abi).structs.get(name);
  if (!struct || trail.has(name) || trail.size > MOST_STEPS) return null;
  trail.add(name);
  if (struct.base === '') return struct.fields;
  const base = typesOf(abi).aliases.get(struct.base)?.type ?? struct.base;
  const first = fieldsOf(abi, base, trail);
  return first && [...first, ...struct.fields];
}

/** The type to draw a value with: aliases resolved, optional types as if present. */
export function shownType(abi: AbiView, type: string): string {
  const shape = typeShape(abi, type);
  if (shape.kind === 'optional' || shape.kind === 'extension') return shownType(abi, shape.of);
  return shape.kind === 'array' ? `${shape.of}[]` : shape.name;
}
