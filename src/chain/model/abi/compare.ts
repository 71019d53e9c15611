import type { AbiField, AbiView } from './view.ts';

/** The sections of an ABI, in the order in which differences are listed. */
export const abiSections = [
  'action',
  'table',
  'struct',
  'variant',
  'alias',
  'result',
  'error',
  'clause',
] as const;

/** One line of a definition that differs. Null where it is missing. */
interface AbiLine {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AbiChange {
  readonly section: (typeof abiSections)[number];
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** What differs within a definition that both have: its fields or types, by name or place. */
  readonly lines: readonly AbiLine[];
  /** Whether data that was packed by the older definition cannot be unpacked by the newer one. */
  readonly breaks: boolean;
}

/** A definition as lines in their packed order. */
interface Definition {
  readonly name: string;
  readonly lines: readonly AbiField[];
}

type Section = AbiChange['section'];

/** Data is packed by these in the order of their lines. */
const packed: readonly Section[] = ['struct', 'variant', 'alias'];

/** The differences between two versions of an ABI, by section and name. */
export function compareAbis(before: AbiView, after: AbiView): readonly AbiChange[] {
  return abiSections.flatMap((section) => {
    const old = byName(definitions[section](before));
    const now = byName(definitions[section](after));
    const names = [...new Set([...old.keys(), ...now.keys()])].toSorted();
    return names.flatMap((name) => changeOf(section, name, old.get(name), now.get(name)) ?? []);
  });
}

/** What each section defines. */
const definitions: Readonly<Record<Section, (abi: AbiView) => readonly Definition[]>> = {
  action: ({ actions }) => actions.map(({ name, type }) => one(name, 'type', type)),
  table: ({ tables }) =>
    tables.map(({ name, type, indexType, keys }) => ({
      name,
      lines: [{ name: 'type', type }, { name: 'index_type', type: indexType }, ...keys],
    })),
  struct: ({ structs }) =>
    structs.map(({ name, base, fields }) => ({
      name,
      lines: [...(base === '' ? [] : [{ name: 'base', type: base }]), ...fields],
    })),
  variant: ({ variants }) =>
    variants.map(({ name, types }) => ({
      name,
      lines: types.map((type, index) => ({ name: String(index), type })),
    })),
  alias: ({ aliases }) => aliases.map(({ name, type }) => one(name, 'type', type)),
  result: ({ results }) => results.map(({ name, type }) => one(name, 'type', type)),
  error: ({ errors }) => errors.map(({ code, text }) => one(code, 'text', text)),
  clause: ({ clauses }) => clauses.map(({ id, body }) => one(id, 'text', body)),
};

function one(name: string, line: string, type: string): Definition {
  return { name, lines: [{ name: line, type }] };
}

/** The first of a name counts, as in the chain's own reader. */
function byName(list: readonly Definition[]): ReadonlyMap<string, Definition['lines']> {
  return new Map(list.toReversed().map(({ name, lines }) => [name, lines]));
}

function changeOf(
  section: Section,
  name: string,
  old: Definition['lines'] | undefined,
  now: Definition['lines'] | undefined,
): AbiChange | null {
  if (!old || !now) {
    const kind = old ? 'removed' : 'added';
    return { section, name, kind, lines: [], breaks: kind === 'removed' && section !== 'clause' };
  }
  const lines = linesOf(old, now);
  if (lines.length === 0) return null;
  const breaks = packed.includes(section) ? !onlyAdds(section, old, now) : section === 'table';
  return { section, name, kind: 'changed', lines, breaks };
}

/** Lines that differ, in the newer order, then removed ones. A moved line counts. */
function linesOf(old: Definition['lines'], now: Definition['lines']): readonly AbiLine[] {
  const oldTypes = new Map(old.map(({ name, type }) => [name, type]));
  const newNames = new Set(now.map(({ name }) => name));
  const oldOrder = old.filter(({ name }) => newNames.has(name)).map(({ name }) => name);
  const newOrder = now.filter(({ name }) => oldTypes.has(name)).map(({ name }) => name);
  const moved = new Set(newOrder.filter((name, index) => oldOrder[index] !== name));
  return [
    ...now.flatMap(({ name, type }) => {
      const before = oldTypes.get(name) ?? null;
      return before === type && !moved.has(name) ? [] : [{ name, before, after: type }];
    }),
    ...old.flatMap(({ name, type }) =>
      newNames.has(name) ? [] : [{ name, before: type, after: null }],
    ),
  ];
}

/**
 * Whether the newer definition only adds at the end: types of a variant, or fields of a struct that
 * may be missing (`$`).
 */
function onlyAdds(section: Section, old: Definition['lines'], now: Definition['lines']): boolean {
  const isSame = old.every(
    ({ name, type }, index) => now[index]?.name === name && now[index].type === type,
  );
  const added = now.slice(old.length);
  return isSame && (section === 'variant' || added.every(({ type }) => type.endsWith('$')));
}
