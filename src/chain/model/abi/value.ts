import { isRecord } from '../../rpc/json.ts';
import { builtinProblem, type ValueProblem } from './check.ts';
import { typeShape, type TypeShape } from './type.ts';
import type { AbiField, AbiView } from './view.ts';

/** Levels that a form opens at first. Recursive types have no end. */
const OPEN_DEPTH = 6;
const MOST_FIXED = 64;
/** Limit of initial values: a few nested structs can expand to millions. */
const MOST_VALUES = 200;

/** The initial value of a type: empty texts, empty lists, options unset. */
export function emptyValue(
  abi: AbiView,
  type: string,
  depth = 0,
  left = { values: MOST_VALUES },
): unknown {
  if (left.values-- <= 0 || depth > OPEN_DEPTH) return null;
  const shape = typeShape(abi, type);
  switch (shape.kind) {
    case 'builtin':
      return shape.name === 'bool' ? false : '';
    case 'array':
      return Array.from({ length: Math.min(shape.size ?? 0, MOST_FIXED) }, () =>
        emptyValue(abi, shape.of, depth + 1, left),
      );
    case 'struct':
      return emptyStruct(abi, shape.fields, depth, left);
    case 'variant': {
      const [first] = shape.types;
      return first === undefined ? null : [first, emptyValue(abi, first, depth + 1, left)];
    }
    case 'extension':
      return undefined;
    case 'optional':
    case 'unknown':
      return null;
  }
}

function emptyStruct(
  abi: AbiView,
  fields: readonly AbiField[],
  depth: number,
  left: { values: number },
) {
  const given = fields.map(
    ({ name, type }) => [name, emptyValue(abi, type, depth + 1, left)] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Why a form does not submit a value: a packer would refuse it, or an empty name is not confirmed. */
export type FormProblem = ValueProblem | { readonly kind: 'emptyName' };

/** A problem and the path of its field: `auth.keys.0.weight`. */
interface FieldProblem {
  readonly path: string;
  readonly problem: FormProblem;
}

/** All problems for which a packer would refuse a value, in form order. */
export function valueProblems(abi: AbiView, type: string, value: unknown): FieldProblem[] {
  return formProblems(abi, type, value).filter(({ problem }) => problem.kind !== 'emptyName');
}

/** The same, and each empty name: a name that was not filled in packs like one that means no account. */
export function formProblems(
  abi: AbiView,
  type: string,
  value: unknown,
  path = '',
): FieldProblem[] {
  const shape = typeShape(abi, type);
  const own = ownProblem(shape, value);
  if (own) return [{ path, problem: own }];
  const at = (step: string | number) => (path === '' ? String(step) : `${path}.${step}`);
  const below = (step: string | number, of: string, part: unknown) =>
    formProblems(abi, of, part, at(step));
  switch (shape.kind) {
    case 'array':
      return (value as unknown[]).flatMap((one, index) => below(index, shape.of, one));
    case 'optional':
      return value === null ? [] : formProblems(abi, shape.of, value, path);
    case 'extension':
      return formProblems(abi, shape.of, value, path);
    case 'struct':
      return structProblems(abi, shape.fields, value as Record<string, unknown>, at);
    case 'variant': {
      const [name, inner] = value as [string, unknown];
      return below(name, name, inner);
    }
    default:
      return [];
  }
}

function structProblems(
  abi: AbiView,
  fields: readonly AbiField[],
  value: Record<string, unknown>,
  at: (step: string) => string,
): FieldProblem[] {
  let skipped = false;
  return fields.flatMap(({ name, type }) => {
    const part = Object.hasOwn(value, name) ? value[name] : undefined;
    const { kind } = typeShape(abi, type);
    if (part === undefined && kind === 'extension') {
      skipped = true;
      return [];
    }
    if (part === undefined && kind === 'optional') return [];
    if (skipped) return [{ path: at(name), problem: { kind: 'order' } as const }];
    return formProblems(abi, type, part, at(name));
  });
}

function ownProblem(shape: TypeShape, value: unknown): FormProblem | null {
  switch (shape.kind) {
    case 'builtin':
      if (shape.name === 'name' && value === '') return { kind: 'emptyName' };
      return builtinProblem(shape.name, value);
    case 'array':
      if (!Array.isArray(value)) return { kind: 'list' };
      return shape.size === null || shape.size === value.length
        ? null
        : { kind: 'items', count: shape.size };
    case 'struct':
      return isRecord(value) ? null : { kind: 'fields' };
    case 'variant':
      return isVariantValue(value) && shape.types.includes(value[0]) ? null : { kind: 'variant' };
    case 'unknown':
      return { kind: 'unknown' };
    case 'optional':
    case 'extension':
      return null;
  }
}

/** Whether a value is a variant with its type name: `["name", "alice"]`. */
export function isVariantValue(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
}

/**
 * A typed value as JSON. Small whole numbers become numbers, as nodes write them; everything else
 * stays a text.
 */
export function typedValue(shape: TypeShape, text: string): unknown {
  const isInteger = shape.kind === 'builtin' && /^(u|var|varu)?int\d+$/.test(shape.name);
  const number = isInteger && /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : text;
}
