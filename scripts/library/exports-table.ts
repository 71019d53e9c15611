import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type Entry, type EntryExport, entriesOf } from './entries.ts';
import { outputOf } from './package-files.ts';
import { ModuleSizes } from './sizes.ts';

const HEAD = `# What the package exports

Written by \`npm run build:lib\`. How to use it is in [components.md](components.md).

A size is what an export adds to an app that has nothing else of the package: its module and all
modules that it imports at once, minified and compressed with gzip, in kB. React, the packages of
\`dependencies\`, languages and parts that load when they are needed are not counted.

Types of props and values are exported with them and not listed.
`;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const plain = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

/** The document: a table of entries, then one for each entry of components. */
function exportsTable(entries: readonly Entry[], out: string): string {
  const sizes = new ModuleSizes(out);
  const moduleOf = ({ file }: Pick<EntryExport, 'file'>) => `${outputOf(file)}.js`;
  const valuesOf = ({ exports }: Entry) => exports.filter(({ kind }) => kind !== 'type');
  const sum = (entry: Entry) => {
    const effects = (entry.effects ?? []).map((file) => moduleOf({ file }));
    const files = [...new Set([...effects, ...valuesOf(entry).map(moduleOf)])];
    return files.length === 0 ? '0.0' : kB(sizes.of(...files));
  };
  const nameOf = ({ name }: Entry) => `\`pronghorn${name === '' ? '' : `/${name}`}\``;
  const all = entries.map((entry) =>
    row([nameOf(entry), String(valuesOf(entry).length), sum(entry)]),
  );
  const parts = entries
    .filter((entry) => entry.client && valuesOf(entry).length > 0)
    .map((entry) => {
      const rows = valuesOf(entry).map((one) =>
        row([`\`${one.name}\``, plain(one.summary), kB(sizes.of(moduleOf(one)))]),
      );
      return [
        `## ${nameOf(entry)}`,
        '',
        row(['export', 'what it is', 'kB']),
        row(['-', '-', '-']),
        ...rows,
        '',
      ];
    });
  const head = [row(['entry', 'exports', 'kB, all of it']), row(['-', '-', '-'])];
  return [HEAD, ...head, ...all, '', ...parts.flat()].join('\n');
}

/** Writes it to `docs/component-exports.md`, formatted as the project formats. */
export async function writeExportsTable(root: string, out: string): Promise<void> {
  const file = join(root, 'docs/component-exports.md');
  const text = exportsTable(entriesOf(root), out);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
