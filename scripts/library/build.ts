import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { type Entry, entriesOf } from './entries.ts';
import { scopedStyles } from './styles.ts';

export const OUTPUT = 'dist-lib';

const quiet: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
};

/** `npm run build:lib`: everything under `dist-lib/`. */
export async function buildLibrary(root: string): Promise<void> {
  const out = join(root, OUTPUT);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const entries = entriesOf(root);
  await buildModules(root, entries);
  await buildStyles(root);
  declareTypes(root);
  for (const entry of entries) writeEntry(out, entry);
  writePackage(root, entries);
}

const isOwn = (id: string) => /^[./#\0]/.test(id) || /^[A-Za-z]:[\\/]/.test(id);

async function buildModules(root: string, entries: readonly Entry[]): Promise<void> {
  const files = [...new Set(entries.flatMap(({ exports }) => exports.map(({ file }) => file)))];
  await build({
    ...quiet,
    root,
    build: {
      outDir: OUTPUT,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: Object.fromEntries(files.map((file) => [outputOf(file), join(root, file)])),
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

/** Where a source file is in the package, without its ending. */
const outputOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

function declareTypes(root: string): void {
  const { status, stdout } = spawnSync('tsc', ['-p', 'tsconfig.lib.json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stdout);
  const out = join(root, OUTPUT);
  for (const file of filesIn(out, '.d.ts')) {
    const text = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), packedSpecifiers(text, file));
  }
}

/** Imports of a declaration name built files: `#src/chain/x.ts` is `../../chain/x.js`. */
export function packedSpecifiers(text: string, file: string): string {
  return text.replace(
    /((?:from|import)\s*\(?\s*)(['"])((?:#src|\.\.?)\/[^'"]+)\.tsx?\2/g,
    (_, before: string, quote: string, path: string) => {
      const absolute = path.startsWith('#src/') ? path.slice('#src/'.length) : null;
      const target = absolute === null ? path : posix.relative(posix.dirname(file), absolute);
      const dotted = target.startsWith('.') ? target : `./${target}`;
      return `${before}${quote}${dotted}.js${quote}`;
    },
  );
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

const pathOf = ({ name }: Entry) => (name === '' ? 'index' : name);

/** One file for each entry, that names what its modules export. */
function writeEntry(out: string, entry: Entry): void {
  const path = pathOf(entry);
  const from = (file: string) => {
    const target = posix.relative(posix.dirname(path), outputOf(file));
    return `'${target.startsWith('.') ? target : `./${target}`}.js'`;
  };
  const files = [...new Set(entry.exports.map(({ file }) => file))];
  const lines = (types: boolean) =>
    files.flatMap((file) => {
      const names = entry.exports.filter((one) => one.file === file);
      const values = names.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
      const all = [
        ...values,
        ...(types ? names.filter(({ kind }) => kind === 'type') : []).map((one) => `type ${one.name}`),
      ];
      return all.length === 0 ? [] : [`export { ${all.join(', ')} } from ${from(file)};`];
    });
  const effects = entry.effects ? files.map((file) => `import ${from(file)};`) : [];
  mkdirSync(dirname(join(out, path)), { recursive: true });
  const client = entry.client ? ["'use client';"] : [];
  writeFileSync(join(out, `${path}.js`), [...client, ...effects, ...lines(false), ''].join('\n'));
  const typed = lines(true);
  writeFileSync(join(out, `${path}.d.ts`), [...(typed.length > 0 ? typed : ['export {};']), ''].join('\n'));
}

/** The packages that the built modules import. */
function importedPackages(out: string): string[] {
  const names = filesIn(out, '.js').flatMap((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"./#][^'"]*)['"]/g)].map(
      ([, id = '']) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'),
    );
  });
  return [...new Set(names)].toSorted();
}

function writePackage(root: string, entries: readonly Entry[]): void {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    dependencies: Record<string, string>;
  };
  const out = join(root, OUTPUT);
  const peers = ['react', 'react-dom'];
  const dependencies = importedPackages(out).filter((name) => !peers.includes(name));
  const versions = dependencies.map((name) => {
    const version = own.dependencies[name];
    if (version === undefined) throw new Error(`${name} is imported, and no dependency.`);
    return [name, `^${version}`] as const;
  });
  const exports = entries.map((entry) => [
    entry.name === '' ? '.' : `./${entry.name}`,
    { types: `./${pathOf(entry)}.d.ts`, default: `./${pathOf(entry)}.js` },
  ]);
  const text = {
    name: 'pronghorn',
    version: own.version,
    license: own.license,
    description: 'React components and a client for Antelope (EOSIO) chains',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: [
      '**/*.css',
      ...entries.filter(({ effects }) => effects).flatMap((entry) => [
        `./${pathOf(entry)}.js`,
        ...entry.exports.map(({ file }) => `./${outputOf(file)}.js`),
      ]),
    ],
    exports: {
      ...Object.fromEntries(exports),
      './styles.css': './styles.css',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(versions),
    peerDependencies: Object.fromEntries(peers.map((name) => [name, '>=19'])),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
}
