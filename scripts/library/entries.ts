import { join, posix } from 'node:path';
import { type ExportedName, exportsOf, sourcesIn } from './exports.ts';
import { supportedParts } from './supported-parts.ts';

export interface EntryExport extends ExportedName {
  /** The source file, from the root. */
  readonly file: string;
}

/** One entry of the package: `pronghorn/account`. */
export interface Entry {
  /** Empty for `pronghorn` itself. */
  readonly name: string;
  readonly exports: readonly EntryExport[];
  /** Runs in a browser: Next draws it on the client too. */
  readonly client: boolean;
  /** Sources that do something when they are imported: they are never left out. */
  readonly effects?: readonly string[];
}

/** Sources that are written by hand, one file an entry. */
const written = [
  { name: '', file: 'src/library/index.ts' },
  { name: 'loaded', file: 'src/library/loaded.tsx' },
];

const elements: Entry = {
  name: 'elements',
  exports: [],
  client: true,
  effects: ['src/library/elements.tsx'],
};

/**
 * The package's entries: those written by hand, those of the supported parts, and the chain. Of a
 * module of components an entry has the supported parts and the types.
 */
export function entriesOf(root: string): Entry[] {
  const list = (files: readonly string[]): EntryExport[] =>
    files.flatMap((file) =>
      unique(exportsOf(join(root, file))).map((one) => sourceOf(root, { ...one, file })),
    );
  const folders = (folder: string) =>
    [...new Set(sourcesIn(root, folder).map((file) => file.split('/')[folder.split('/').length]))]
      .filter((name) => name !== undefined && !name.includes('.'))
      .map(String);
  const ofComponents = supportedParts.filter(({ module }) => module.startsWith('src/components/'));
  const nouns = [...Map.groupBy(ofComponents, ({ entry }) => entry)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, parts]) => {
      const files = [...new Set(parts.map(({ module }) => module))].toSorted();
      const exports = list(files).filter(
        (one) => one.kind === 'type' || parts.some((part) => part.name === one.name),
      );
      return { name, exports, client: true };
    });
  const models = folders('src/chain/model').map((noun) => ({
    name: `model/${noun}`,
    exports: list(sourcesIn(root, `src/chain/model/${noun}`)),
    client: false,
  }));
  const chain = [
    'src/library/chain.ts',
    'src/library/review.ts',
    ...sourcesIn(root, 'src/chain/client'),
    ...sourcesIn(root, 'src/chain/config'),
    ...['asset', 'symbol', 'name', 'time'].map((name) => `src/chain/core/${name}.ts`),
    'src/chain/rpc/errors.ts',
  ];
  const actions = sourcesIn(root, 'src/chain/actions').filter(
    (file) => !/sentence|describe-action/.test(file),
  );
  const entries = [
    ...written.map(({ name, file }) => ({ name, exports: list([file]), client: true })),
    elements,
    ...nouns,
    { name: 'chain', exports: list(chain), client: false },
    { name: 'actions', exports: list(actions), client: false },
    ...models,
  ];
  const names = entries.map(({ name }) => name);
  const twice = [
    ...names.filter((name, index) => names.indexOf(name) !== index),
    ...entries.flatMap(ambiguous),
  ];
  if (twice.length > 0) throw new Error(`Exported twice: ${twice.join('; ')}`);
  return entries;
}

/** What an entry passes on is taken from where it is written. */
function sourceOf(root: string, one: EntryExport): EntryExport {
  if (one.from?.startsWith('.') !== true || !one.file.startsWith('src/library/')) return one;
  const file = posix.join(posix.dirname(one.file), one.from);
  const found = exportsOf(join(root, file)).find(({ name }) => name === one.name);
  return { ...one, ...found, file };
}

/** An overloaded function is declared more than once. */
function unique(exports: readonly ExportedName[]): ExportedName[] {
  return [...new Map(exports.map((one) => [one.name, one])).values()];
}

function ambiguous({ name, exports }: Entry): string[] {
  const seen = new Map<string, string>();
  return exports.flatMap((one) => {
    const other = seen.get(one.name);
    seen.set(one.name, one.file);
    return other === undefined ? [] : [`${one.name} of pronghorn/${name} in ${other}, ${one.file}`];
  });
}
