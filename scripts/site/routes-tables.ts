/**
 * The tables of `docs/routes.md` and `docs/forms.md`, made from the table of screens and from what
 * their modules import. Run with `--write` it puts them into the documents.
 */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chains } from '../../src/chain/config/registry.ts';
import { redirects, type Screen, screens, affirmableFacts } from '../../src/routes.ts';
import { degradedTable } from './degraded.ts';
import { tableOf, withTables } from './document-tables.ts';
import { importedBy } from './import-graph.ts';

export const documents = ['routes', 'forms'] as const;
export type DocumentName = (typeof documents)[number];
export const documentUrl = (name: DocumentName) =>
  new URL(`../../docs/${name}.md`, import.meta.url);

const root = new URL('../../', import.meta.url);
const sourceOf = (file: string) => readFileSync(fileURLToPath(new URL(file, root)), 'utf8');

const code = (text: string) => `\`${text}\``;
const list = (texts: readonly string[]) => texts.map(code).join(', ') || '–';

const tableOfModules = sourceOf('src/islands/main/screens.ts');

/** The module that draws a screen. Screens without one are pages of text. */
function moduleOf({ id }: Screen): string | null {
  const row = new RegExp(`^ {2}'?${id}'?: \\(\\) => import\\('\\.\\./([^']+)'\\)`, 'm').exec(
    tableOfModules,
  );
  return row?.[1] === undefined ? null : `src/islands/${row[1]}`;
}

function chainsOf({ on, fact }: Pick<Screen, 'on' | 'fact'>): string {
  const having = chains.filter((chain) => on?.(chain) ?? true);
  const named = namedChains(having);
  return fact && affirmableFacts.includes(fact) ? `${named}, and others that report it` : named;
}

function namedChains(having: readonly (typeof chains)[number][]): string {
  if (having.length === chains.length) return 'all';
  const lacking = chains.filter((chain) => !having.includes(chain));
  return having.length > lacking.length
    ? `all but ${list(lacking.map(({ key }) => key))}`
    : list(having.map(({ key }) => key));
}

const SERVICE = /^src\/chain\/services\/(?:backend\/)?([\w-]+)/;
/** Parts that all services have in common. */
const NO_SERVICE: ReadonlySet<string> = new Set([
  'requester',
  'fields',
  'about-amount',
  'null-if-missing',
  'pages',
  'timed-cache',
]);
function servicesIn(files: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...files].flatMap((file) => {
    if (file.startsWith('src/chain/history/')) return ['history'];
    const name = SERVICE.exec(file)?.[1];
    return name === undefined || NO_SERVICE.has(name) ? [] : [name];
  });
  return new Set(names);
}

/** Services that a module may send requests to, without those of every page: prices and arrivals. */
function servicesOf(): ReadonlyMap<string, readonly string[]> {
  const services = [...filesOfModules()].map(
    ([module, files]) => [module, servicesIn(files)] as const,
  );
  const isOwn = (name: string) => !services.every(([, names]) => names.has(name));
  return new Map(services.map(([module, names]) => [module, [...names].filter(isOwn).sort()]));
}

function routesTable(): string {
  const services = servicesOf();
  const rows = screens.map((screen) => {
    const module = moduleOf(screen);
    return [
      code(screen.path),
      chainsOf(screen),
      module
        ? code(module.replace('src/islands/', ''))
        : screen.framed
          ? 'embedded page'
          : 'page of text',
      services.get(module ?? '')?.join(', ') || '–',
    ];
  });
  return tableOf(['Address', 'Chains', 'Module in `src/islands`', 'Services'], rows);
}

/** The words of each service that a screen may send requests to. */
function wordsTable(): string {
  return degradedTable([...servicesOf().values()].flat());
}

function redirectsTable(): string {
  const rows = redirects.map((one) => [
    code(one.from),
    code(one.to),
    String(one.status),
    chainsOf(one),
  ]);
  return tableOf(['From', 'To', 'Status', 'Chains'], rows);
}

/** Functions that build actions, by the file of `src/chain/actions` that has them. Some change one that is there. */
function buildersIn(file: string): ReadonlySet<string> {
  const declarations = sourceOf(file).matchAll(
    /^export function (\w+)\((?!action: Action\b)[\s\S]*?\n?\)(?:: ([^{]+)) \{$/gm,
  );
  const names = [...declarations].flatMap(([, name = '', type = '']) =>
    /\bAction\b/.test(type) && !name.startsWith('at') ? [name] : [],
  );
  return new Set(names);
}

const BUILDER_IMPORT = /^import \{([^}]+)\} from '#src\/(chain\/actions\/[\w-]+\.ts)'/gm;

/** The builders that a file imports by name. */
function buildersOf(file: string): string[] {
  return [...sourceOf(file).matchAll(BUILDER_IMPORT)].flatMap(([, names = '', from = '']) => {
    const builders = buildersIn(`src/${from}`);
    const imported = names.split(',').map((name) => name.trim());
    return imported.filter((name) => builders.has(name));
  });
}

/** The files of each module's screens, by module. */
function filesOfModules(): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Set(screens.flatMap((screen) => moduleOf(screen) ?? []));
  return new Map([...modules].map((module) => [module, importedBy(module)]));
}

type Files = ReturnType<typeof filesOfModules>;

/** Modules of several screens name the form's file after its screen: `ram-sell.tsx`. */
function screensWith(file: string, files: Files): readonly Screen[] {
  const all = screens.filter((screen) => files.get(moduleOf(screen) ?? '')?.has(file));
  const name = file.replace(/^.*\/|\.tsx?$/g, '');
  const own = all.filter(({ id }) => id === name || id.endsWith(`-${name}`));
  return own.length > 0 ? own : all;
}

const MOST_ADDRESSES = 3;

/** Addresses, or their folders if there are many. */
function addressesOf(on: readonly Screen[]): string {
  const paths = on.map(({ path }) => path);
  if (paths.length <= MOST_ADDRESSES) return list(paths);
  return list([...new Set(paths.map((path) => path.replace(/[^/]+$/, '…')))]);
}

function formsTable(): string {
  const files = filesOfModules();
  const all = new Set([...files.values()].flatMap((reached) => [...reached]));
  const rows = [...all]
    .filter((file) => file.startsWith('src/islands/'))
    .map((file) => ({ file, builders: buildersOf(file).sort(), on: screensWith(file, files) }))
    .filter(({ builders }) => builders.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, builders, on }) => [
      code(file.replace('src/islands/', '')),
      addressesOf(on),
      [...new Set(on.map(chainsOf))].join('; '),
      list(builders),
    ]);
  return tableOf(['Module in `src/islands`', 'Addresses', 'Chains', 'Builds'], rows);
}

const WITHOUT =
  'What each service adds to the screens above, and what stands in its place while it does not respond ' +
  'or where a chain has none. The rest of the screen stays. `host.example` is the address that failed.';

const tables: Readonly<Record<DocumentName, () => string>> = {
  routes: () =>
    [
      `## Screens\n\n${routesTable()}`,
      `## Without a service\n\n${WITHOUT}\n\n${wordsTable()}`,
      `## Redirects\n\n${redirectsTable()}`,
    ].join('\n\n'),
  forms: formsTable,
};

/** The document with its tables, formatted as the project formats. */
export async function withRoutes(name: DocumentName, document: string): Promise<string> {
  return withTables(document, name, tables[name](), documentUrl(name));
}

if (process.argv.includes('--write'))
  for (const name of documents) {
    const document = await readFile(documentUrl(name), 'utf8');
    await writeFile(documentUrl(name), await withRoutes(name, document));
  }
