import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { smallIcons } from '../site/small-icons.ts';
import { type Entry, entriesOf } from './entries.ts';
import { filesIn, outputOf, writeEntry, writePackage } from './package-files.ts';
import { packedSpecifiers } from './specifiers.ts';
import { scopedStyles } from './styles.ts';

export const OUTPUT = 'dist-lib';

const quiet: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
};

/** `npm run build:lib`: everything under `dist-lib/`. */
export async function buildLibrary(root: string): Promise<{ name: string; version: string }> {
  const out = join(root, OUTPUT);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const entries = entriesOf(root);
  const dependencies = await buildModules(root, entries);
  await buildStyles(root);
  const bundled = await buildStandalone(root);
  declareTypes(root);
  for (const entry of entries) writeEntry(out, entry);
  return writePackage(root, out, { entries, dependencies, bundled });
}

const isOwn = (id: string) => /^[./#\0]/.test(id) || /^[A-Za-z]:[\\/]/.test(id);

/** `@scope/name` of `@scope/name/file.js`. */
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

function chunksOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((one) =>
    'output' in one ? one.output.filter((part) => part.type === 'chunk') : [],
  );
}

/** One file for each module. Returns the packages that they import. */
async function buildModules(root: string, entries: readonly Entry[]): Promise<string[]> {
  const files = new Set(
    entries.flatMap(({ exports, effects = [] }) => [
      ...exports.map(({ file }) => file),
      ...effects,
    ]),
  );
  const built = await build({
    ...quiet,
    root,
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: Object.fromEntries([...files].map((file) => [outputOf(file), join(root, file)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !isOwn(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
        },
      },
    },
  });
  const chunks = chunksOf(built);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set(imported.filter((id) => !own.has(id)).map(packageOf))].toSorted();
}

async function buildStyles(root: string): Promise<void> {
  await build({
    ...quiet,
    root,
    base: './',
    plugins: [tailwindcss()],
    css: { postcss: { plugins: [scopedStyles()] } },
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // light-dark() stays: a provider in a provider may have another theme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: { styles: join(root, 'src/library/styles.css') },
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
}

/** The custom elements with all they need, for pages without a bundler. Returns what is in it. */
async function buildStandalone(root: string): Promise<string[]> {
  const built = await build({
    ...quiet,
    root,
    base: './',
    plugins: [smallIcons()],
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/library/elements.tsx'),
        output: {
          entryFileNames: 'standalone/elements.js',
          chunkFileNames: 'standalone/[name]-[hash].js',
        },
      },
    },
  });
  const modules = chunksOf(built).flatMap(({ moduleIds }) => moduleIds);
  const packages = modules.flatMap((id) => {
    const [, inside] = /.*[\\/]node_modules[\\/](.*)$/.exec(id) ?? [];
    return inside === undefined ? [] : [packageOf(inside.replaceAll('\\', '/'))];
  });
  return [...new Set(packages)].toSorted();
}

function declareTypes(root: string): void {
  const compiler = join('node_modules', 'typescript-7', 'bin', 'tsc');
  const { error, status, stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.lib.json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(stdout);
  const out = join(root, OUTPUT);
  for (const file of filesIn(out, '.d.ts')) {
    const text = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), packedSpecifiers(text, file));
  }
}
