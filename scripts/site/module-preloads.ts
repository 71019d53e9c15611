import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLocale, localeKeys, locales } from '#src/i18n/locales.ts';
import { isEmbedded } from './embed-build.ts';
import { withSmallIcons } from './small-icons.ts';

/** The bundler's facts of a chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module that is imported by the chunk's name. */
  readonly facadeModuleId: string | null;
  /** Absolute paths of its modules. */
  readonly moduleIds: readonly string[];
}

/** What the first script starts. */
const STARTED = ['layouts/start.ts'];

/** The code and the patterns of the most common sentences, in a language. */
const SENTENCES = [
  'chain/actions/common-sentences.ts',
  'chain/actions/describe-action.ts',
  'i18n/sentences/{language}/common.ts',
];

/** Modules that a screen loads with its first data, beside what it imports. */
const LOADED_WITH_DATA: Readonly<Record<string, readonly string[]>> = {
  account: [...SENTENCES, 'first/account.ts'],
  block: [...SENTENCES, 'first/block.ts'],
  transaction: [
    ...SENTENCES,
    'first/transaction.ts',
    'chain/history/configured.ts',
    'chain/history/hyperion/plain-transaction.ts',
  ],
};

const table = new URL('../../src/islands/main/screens.ts', import.meta.url);

/** The module of each screen, from the table of screens, relative to `src/islands/`. */
export function screenModules(source = readFileSync(table, 'utf8')): Map<string, string> {
  const rows = source.matchAll(/^\s+'?([\w-]+)'?: \(\) => import\('\.\.\/(.+?)'\)/gm);
  return new Map([...rows].map(([, id = '', path = '']) => [id, path]));
}

/** Everything that the given chunks import, and themselves. */
function closureOf(start: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const queue = [...start];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) queue.push(imported);
    }
  }
  return found;
}

/**
 * The scripts that a page needs before it shows data, in no order: all its modules' imports and the
 * texts of its language. Without this list a browser finds them one after another.
 */
export function scriptsOf(html: string, all: readonly Chunk[]): string[] {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const having = (path: string) =>
    chunkOf(path, all) ??
    all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${path}`)));
  const named = namedIn(html);
  const tag = tagOf(html);
  const language = localeKeys.find((key) => locales[key].tag === tag) ?? defaultLocale;
  const screen = screenOf(html);
  const module = screenModules().get(screen);
  const paths = [
    ...STARTED,
    ...(module === undefined ? [] : [`islands/${module}`]),
    ...(LOADED_WITH_DATA[screen] ?? []).map((path) => path.replace('{language}', language)),
  ];
  const start = [...named.map((name) => chunks.get(name)), ...paths.map(having)];
  const needed = closureOf(
    start.filter((chunk) => chunk !== undefined),
    chunks,
  );
  const texts = [...needed]
    .flatMap(({ dynamicImports }) => dynamicImports.map((name) => chunks.get(name)))
    .filter((chunk) => chunk !== undefined)
    .filter((chunk) => isTexts([...closureOf([chunk], chunks)], language));
  return [...closureOf([...needed, ...texts], chunks)]
    .map(({ fileName }) => fileName)
    .filter((fileName) => !named.includes(fileName))
    .map((fileName) => `/${fileName}`)
    .toSorted();
}

/** Scripts that a page names itself. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/(?:src|-url)="\/(_astro\/[^"]+\.js)"/g)].map(([, name = '']) => name);
}

function tagOf(html: string): string | undefined {
  return /<html[^>]*\blang="([^"]+)"/.exec(html)?.[1];
}

function screenOf(html: string): string {
  return /<html[^>]*\bdata-screen="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The chunk that has a module's exports under their own names. */
function chunkOf(path: string, all: readonly Chunk[]): Chunk | undefined {
  return all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${path}`) ?? false);
}

/**
 * A page that names its screen's code, so that its start needs no table of all screens. A page of
 * text is unchanged. Throws if the build joined the screen's exports with others.
 */
export function withScreenUrl(html: string, all: readonly Chunk[]): string {
  const module = screenModules().get(screenOf(html));
  if (module === undefined) return html;
  const chunk = chunkOf(`islands/${module}`, all);
  if (!chunk) throw new Error(`No chunk has the exports of src/islands/${module}.`);
  return html.replace('<html ', `<html data-screen-url="/${chunk.fileName}" `);
}

/** Whether chunks have nothing but texts of a language. */
function isTexts(found: readonly Chunk[], language: string): boolean {
  const modules = found.flatMap(({ moduleIds }) => moduleIds);
  return modules.every((id) => id.endsWith(`/${language}.ts`));
}

/** The name of a chunk that is needed before React: see `chunk-groups.ts`. */
const FIRST = /^\/_astro\/first\b/;

/**
 * The first script's modules are compiled as they arrive. The others are only fetched: compiling
 * React would delay the first facts, and styles and the font come before it.
 */
function linkTo(href: string): string {
  return FIRST.test(href)
    ? `<link rel="modulepreload" href="${href}">`
    : `<link rel="preload" as="script" fetchpriority="low" crossorigin href="${href}">`;
}

/** A plugin that notes the chunks of the client, and a function that lists them in pages. */
export function modulePreloads(): Plugin & { readonly preloadIn: (root: string) => Promise<void> } {
  const chunks: Chunk[] = [];
  return {
    name: 'pronghorn-module-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.push(output);
      }
    },
    /** Writes the list into the head of each page in a folder, and makes the page smaller. */
    async preloadIn(root) {
      const names = await readdir(root, { recursive: true });
      // Pages of a screen in a language need the same scripts.
      const known = new Map<string, string[]>();
      for (const path of names.filter((name) => name.endsWith('.html'))) {
        const html = await readFile(join(root, path), 'utf8');
        // Its script is bundled by itself.
        if (isEmbedded(html)) {
          await writeFile(join(root, path), withSmallIcons(html));
          continue;
        }
        const key = [screenOf(html), tagOf(html), ...namedIn(html)].join(' ');
        const scripts = known.get(key) ?? scriptsOf(html, chunks);
        known.set(key, scripts);
        const page = withScreenUrl(withPreloads(html, scripts), chunks);
        await writeFile(join(root, path), withSmallIcons(page));
      }
    },
  };
}

/** A page that begins with its script and the scripts that it needs, the first ones first. */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const [entry = ''] = /<script type="module" src="[^"]+"><\/script>/.exec(html) ?? [];
  const ordered = scripts.toSorted((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)));
  const head = entry.replace(' src=', ' async src=') + ordered.map(linkTo).join('');
  return html.replace(entry, '').replace('</title>', `</title>${head}`);
}
