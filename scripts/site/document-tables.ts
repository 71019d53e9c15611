import { format, resolveConfig } from 'prettier';

/** A table in Markdown. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * A document with new tables between its marks `<!-- name -->` and `<!-- /name -->`, formatted as
 * the project formats. Throws if it has no such marks.
 */
export async function withTables(
  document: string,
  name: string,
  tables: string,
  file: URL,
): Promise<string> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no ${begin} and ${end}.`);
  const text = `${before}${begin}\n\n${tables}\n\n${end}${after}`;
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
}
