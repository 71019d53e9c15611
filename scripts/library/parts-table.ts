/**
 * The tables of supported parts in `docs/components.md`, made from `supported-parts.ts`. Run with
 * `--write` it puts them into the document.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { tableOf, withTables } from '../site/document-tables.ts';
import { type Rank, supportedParts } from './supported-parts.ts';

export const componentsDocument = new URL('../../docs/components.md', import.meta.url);

const code = (text: string) => `\`${text}\``;

const ranks: readonly (readonly [rank: Rank, title: string, what: string])[] = [
  ['value', 'Values', 'One value of a chain, in a line of text or in a cell.'],
  ['piece', 'Pieces', 'Controls, and what is made of values. They get their data as props.'],
  ['whole', 'Cards and reviews', 'A whole subject. Those of `pronghorn/loaded` request its data.'],
];

function tableOfRank(rank: Rank): string {
  const parts = supportedParts.filter((part) => part.rank === rank);
  return tableOf(
    ['part', 'from', 'when to use it', 'slot', 'element'],
    parts.map(({ name, entry, use, slot, element, framed, asChild }) => [
      code(name),
      code(`pronghorn/${entry}`),
      use,
      code(slot),
      `${code(element)}${framed ? ' in a frame' : ''}${asChild ? ', or with `asChild` yours' : ''}`,
    ]),
  );
}

/** The document with its tables, formatted as the project formats. */
export async function withParts(document: string): Promise<string> {
  const tables = ranks.map(
    ([rank, title, what]) => `### ${title}\n\n${what}\n\n${tableOfRank(rank)}`,
  );
  return withTables(document, 'parts', tables.join('\n\n'), componentsDocument);
}

if (process.argv.includes('--write'))
  await writeFile(componentsDocument, await withParts(await readFile(componentsDocument, 'utf8')));
