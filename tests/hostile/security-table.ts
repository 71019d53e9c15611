/**
 * The table of `docs/security.md`, made from the scenarios of the hostile browser tests. Run with
 * `--write` it puts the table into the document.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { Liar, Scenario, Scenarios } from './scenarios/scenario.ts';

const folder = new URL('./scenarios/', import.meta.url);
export const securityDocument = new URL('../../docs/security.md', import.meta.url);

const begin = '<!-- scenarios -->';
const end = '<!-- /scenarios -->';
const liars: readonly Liar[] = ['node', 'indexer', 'link', 'contract', 'wallet', 'site'];

export interface ListedScenario extends Scenario {
  readonly id: string;
  /** The file its row is in, without ending; its test is in the spec of that name. */
  readonly area: string;
}

/** Every scenario, by liar, then by area and id. */
export async function allScenarios(): Promise<readonly ListedScenario[]> {
  const files = (await readdir(folder)).filter((name) => name !== 'scenario.ts').toSorted();
  const lists = await Promise.all(
    files.map(async (name) => {
      const { scenarios } = (await import(new URL(name, folder).href)) as { scenarios: Scenarios };
      const area = name.replace(/\.ts$/, '');
      return Object.entries(scenarios).map(([id, row]) => ({ id, area, ...row }));
    }),
  );
  return lists
    .flat()
    .toSorted(
      (one, other) =>
        liars.indexOf(one.liar) - liars.indexOf(other.liar) ||
        `${one.area} ${one.id}`.localeCompare(`${other.area} ${other.id}`, 'en'),
    );
}

function tableOf(rows: readonly ListedScenario[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const line = ({ liar, lie, sees, area, id }: ListedScenario) =>
    `| ${liar} | ${cell(lie)} | ${cell(sees)} | ${area}: \`${id}\` |`;
  const head = '| Who | What they try | What the user sees | Test |';
  return [head, '| --- | --- | --- | --- |', ...rows.map(line)].join('\n');
}

/** A document with the table between its marks, formatted as the project formats. */
export async function withScenarios(document: string): Promise<string> {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no ${begin} and ${end}.`);
  const table = tableOf(await allScenarios());
  const text = `${before}${begin}\n\n${table}\n\n${end}${after}`;
  return format(text, { ...(await resolveConfig(securityDocument)), parser: 'markdown' });
}

if (process.argv.includes('--write')) {
  const document = await readFile(securityDocument, 'utf8');
  await writeFile(securityDocument, await withScenarios(document));
}
