/**
 * The tables of `docs/chains.md`, made from the chains' files. Run with `--write` it puts them into
 * the document.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { chains } from '../../src/chain/config/registry.ts';
import type { ChainDefinition } from '../../src/chain/config/define-chain.ts';
import { formatSymbol } from '../../src/chain/core/symbol.ts';

export const chainsDocument = new URL('../../docs/chains.md', import.meta.url);

const begin = '<!-- chains -->';
const end = '<!-- /chains -->';

const yes = (has: boolean) => (has ? 'yes' : '–');
const code = (text: string | undefined) => (text === undefined ? '–' : `\`${text}\``);
const token = (contract: string, symbol: string) => `${code(symbol)} at ${code(contract)}`;

/** A column of a table: its head, and a chain's cell. */
type Columns = readonly (readonly [head: string, cell: (chain: ChainDefinition) => string])[];

const tokens: Columns = [
  ['Chain', ({ key, displayName }) => `${displayName} (${code(key)})`],
  ['Core token', ({ coreSymbol, accounts }) => token(accounts.token, formatSymbol(coreSymbol))],
  [
    'Replaced',
    ({ legacySymbol, accounts }) =>
      legacySymbol === null ? '–' : token(accounts.legacyToken ?? '', formatSymbol(legacySymbol)),
  ],
  ['Front of the system contract', ({ accounts }) => code(accounts.front)],
  ['Finality', ({ finality }) => finality],
];

const abilities: Columns = [
  ['Chain', ({ key }) => code(key)],
  ['Staking', ({ features }) => yes(features.includes('resource-staking'))],
  ['PowerUp', ({ supportsRentbw }) => yes(supportsRentbw)],
  ['REX', ({ rexEnabled }) => yes(rexEnabled)],
  ['RAM market', ({ features }) => yes(features.includes('ram-market'))],
  ['Name bids', ({ features }) => yes(features.includes('name-bids'))],
  ['Votes', ({ maxVotes }) => String(maxVotes)],
  [
    'Vote weight doubles',
    ({ voteDoublingWeeks: weeks }) => (weeks === null ? '–' : `in ${String(weeks)} weeks`),
  ],
];

const host = (url: string | null) => (url === null ? '–' : new URL(url).host);

const services: Columns = [
  ['Chain', ({ key }) => code(key)],
  ['Nodes', ({ endpoints }) => endpoints.default.map(host).join(', ') || '–'],
  ['Hyperion', ({ hyperionUrl }) => host(hyperionUrl)],
  ['Light API', ({ lightApi }) => host(lightApi)],
  ['NFTs', ({ atomicAssetsApi }) => host(atomicAssetsApi)],
];

function tableOf(columns: Columns): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([head]) => head)),
    line(columns.map(() => '---')),
    ...chains.map((chain) => line(columns.map(([, cell]) => cell(chain)))),
  ].join('\n');
}

/** The document with its tables, formatted as the project formats. */
export async function withChains(document: string): Promise<string> {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no ${begin} and ${end}.`);
  const tables = [
    `## Tokens and contracts\n\n${tableOf(tokens)}`,
    `## What each chain has\n\n${tableOf(abilities)}`,
    `## Nodes and services\n\n${tableOf(services)}`,
  ].join('\n\n');
  const text = `${before}${begin}\n\n${tables}\n\n${end}${after}`;
  return format(text, { ...(await resolveConfig(chainsDocument)), parser: 'markdown' });
}

if (process.argv.includes('--write'))
  await writeFile(chainsDocument, await withChains(await readFile(chainsDocument, 'utf8')));
