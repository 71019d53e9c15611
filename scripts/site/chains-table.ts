/**
 * The tables of `docs/chains.md`, made from the chains' files and from what published contracts have. Run with `--write` it puts them into
 * the document.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chains } from '../../src/chain/config/registry.ts';
import type { ChainDefinition } from '../../src/chain/config/define-chain.ts';
import { formatSymbol } from '../../src/chain/core/symbol.ts';
import { nameOfSource } from '../../src/chain/model/price/price.ts';
import { tableOf, withTables } from './document-tables.ts';
import { publishedContracts } from './published-contracts.ts';

export const chainsDocument = new URL('../../docs/chains.md', import.meta.url);

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
  ['System wrapper', ({ accounts }) => code(accounts.systemWrapper)],
  ['Finality', ({ finality }) => finality],
];

const abilities: Columns = [
  ['Chain', ({ key }) => code(key)],
  ['Staking', ({ features }) => yes(features.includes('resource-staking'))],
  ['PowerUp', ({ supportsRentbw }) => yes(supportsRentbw)],
  ['REX', ({ rexEnabled, rexDays }) => (rexEnabled ? `${String(rexDays)} days` : '–')],
  ['RAM market', ({ features }) => yes(features.includes('ram-market'))],
  ['Name bids', ({ features }) => yes(features.includes('name-bids'))],
  ['Votes', ({ maxVotes, votingEnabled }) => (votingEnabled ? String(maxVotes) : '–')],
  [
    'Vote weight',
    ({ voteDoublingWeeks: weeks, features }) =>
      features.includes('inverse-votes')
        ? 'by number of votes'
        : weeks === null
          ? '–'
          : `doubles in ${String(weeks)} weeks`,
  ],
  ['Signing', ({ readOnly }) => (readOnly === null ? 'yes' : 'no: ' + readOnly)],
];

const host = (url: string | null) => (url === null ? '–' : new URL(url).host);

const services: Columns = [
  ['Chain', ({ key }) => code(key)],
  ['Nodes', ({ endpoints }) => endpoints.default.map(host).join(', ') || '–'],
  ['Hyperion', ({ hyperionUrl }) => host(hyperionUrl)],
  ['Light API', ({ lightApi }) => host(lightApi)],
  ['NFTs', ({ atomicAssetsApi }) => host(atomicAssetsApi)],
];

const prices: Columns = [
  ['Chain', ({ key }) => code(key)],
  [
    'Price sources, the first one first',
    ({ prices: { sources } }) =>
      sources
        .map(nameOfSource)
        .map(({ contract, detail }) => (contract === null ? detail : `${code(contract)} ${detail}`))
        .join(', ') || '–',
  ],
  [
    'Other currencies',
    ({ prices: { forex } }) => forex.map(({ url }) => host(url)).join(', ') || '–',
  ],
];

function chainsTable(columns: Columns): string {
  return tableOf(
    columns.map(([head]) => head),
    chains.map((chain) => columns.map(([, cell]) => cell(chain))),
  );
}

/** What a published contract has, beside the chain's file. */
const beside = (has: boolean, inFile: boolean) =>
  has === inFile ? yes(has) : has ? 'yes, but not in use' : 'no, but in the file';

/** The contracts that chains have published, each beside the chain's file. */
function contractsTable(): string {
  const rows = chains.flatMap((chain) => {
    const found = publishedContracts[chain.key];
    if (!found) return [];
    const { key, rexEnabled, supportsRentbw, features, finality } = chain;
    return [
      [
        code(key),
        beside(found.rex, rexEnabled),
        yes(found.rexMaturity),
        beside(found.powerUp, supportsRentbw),
        beside(found.ramTransfers, features.includes('ram-transfers')),
        beside(found.ramGifts, features.includes('ram-gifts')),
        beside(found.finalizerKeys, finality === 'savanna'),
        String(found.actions),
        `${found.source}, ${found.date}`,
      ],
    ];
  });
  return tableOf(
    [
      'Chain',
      'REX',
      '`rexmaturity`',
      'PowerUp',
      'RAM moves',
      'RAM gifts',
      'Finalizer keys',
      'Actions',
      'ABI',
    ],
    rows,
  );
}

const REPORTED =
  'What the system contracts of chains have by their ABIs. Pages go by what the chain reports: an ABI has what a ' +
  'contract can do, and a table’s rows whether the chain uses it. The test chains report what the files say.';

/** The document with its tables, formatted as the project formats. */
export async function withChains(document: string): Promise<string> {
  const tables = [
    `## Tokens and contracts\n\n${chainsTable(tokens)}`,
    `## What each chain has\n\n${chainsTable(abilities)}`,
    `## What the chains’ contracts have\n\n${REPORTED}\n\n${contractsTable()}`,
    `## Nodes and services\n\n${chainsTable(services)}`,
    `## Prices\n\n${chainsTable(prices)}`,
  ].join('\n\n');
  return withTables(document, 'chains', tables, chainsDocument);
}

if (process.argv.includes('--write'))
  await writeFile(chainsDocument, await withChains(await readFile(chainsDocument, 'utf8')));
