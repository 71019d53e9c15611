import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import type { Entry } from './entries.ts';

/** The files of a folder and its subfolders with an ending, as paths from the folder. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Where a source file is in the package, without its ending. */
export const outputOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

const pathOf = ({ name }: Pick<Entry, 'name'>) => (name === '' ? 'index' : name);

/** Writes an entry: a file that names what its modules export, and its types. */
export function writeEntry(out: string, entry: Entry): void {
  const path = pathOf(entry);
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, `${path}.js`), entryText(entry, false));
  writeFileSync(join(out, `${path}.d.ts`), entryText(entry, true));
}

export function entryText(entry: Entry, types: boolean): string {
  const byFile = Map.groupBy(entry.exports, ({ file }) => file);
  const from = (file: string) => {
    const target = posix.relative(posix.dirname(pathOf(entry)), outputOf(file));
    return `'${target.startsWith('.') ? target : `./${target}`}.js'`;
  };
  const exported = [...byFile].flatMap(([file, all]) => {
    const names = all.flatMap(({ name, kind, isDefault }) => {
      if (kind !== 'type') return [isDefault ? `default as ${name}` : name];
      return types ? [`type ${name}`] : [];
    });
    return names.length === 0 ? [] : [`export { ${names.join(', ')} } from ${from(file)};`];
  });
  if (types) return [...(exported.length > 0 ? exported : ['export {};']), ''].join('\n');
  const client = entry.client ? ["'use client';"] : [];
  const effects = (entry.effects ?? []).map((file) => `import ${from(file)};`);
  return [...client, ...effects, ...exported, ''].join('\n');
}

interface Contents {
  readonly entries: readonly Entry[];
  /** Packages that the modules import. */
  readonly dependencies: readonly string[];
  /** Packages whose code is in the standalone elements. */
  readonly bundled: readonly string[];
}

const PEERS = ['react', 'react-dom'];

/** Packages whose work is in the style sheet and beside it. */
const IN_STYLES = ['@fontsource-variable/radio-canada', 'tailwindcss'];

/** Writes what a package has besides its modules: manifest, licences, README. */
export function writePackage(root: string, out: string, contents: Contents): Manifest {
  const { entries, dependencies, bundled } = contents;
  const own = manifestOf(root);
  const versions = dependencies
    .filter((name) => !PEERS.includes(name))
    .map((name) => {
      const version = own.dependencies?.[name];
      if (version === undefined) throw new Error(`${name} is imported, and no dependency.`);
      return [name, `^${version}`] as const;
    });
  const exports = entries.map((entry) => [
    entry.name === '' ? '.' : `./${entry.name}`,
    { types: `./${pathOf(entry)}.d.ts`, default: `./${pathOf(entry)}.js` },
  ]);
  const effects = entries
    .filter((entry) => entry.effects)
    .flatMap((entry) => [pathOf(entry), ...(entry.effects ?? []).map(outputOf)]);
  const manifest = {
    name: own.name,
    version: own.version,
    license: own.license,
    description: 'React components and a client for Antelope (EOSIO) chains',
    type: 'module',
    engines: own.engines,
    sideEffects: ['**/*.css', './standalone/*.js', ...effects.map((path) => `./${path}.js`)],
    exports: {
      ...Object.fromEntries(exports),
      './elements/standalone.js': './standalone/elements.js',
      './styles.css': './styles.css',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(versions),
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, '>=19'])),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(out, name));
  cpSync(join(root, 'docs/components.md'), join(out, 'README.md'));
  const notices = [...new Set([...IN_STYLES, ...bundled])].map((name) => noticeOf(root, name));
  writeFileSync(join(out, 'THIRD-PARTY.md'), `${NOTICE_HEAD}\n${notices.join('\n')}`);
  return own;
}

const NOTICE_HEAD = `# Work of others in this package

\`styles.css\` and the font beside it contain the first two, the files in \`standalone/\` the others.
The packages of \`dependencies\` are not copied: they have their licences themselves.
`;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Name, version and the licence's own text. Throws if a package has none. */
function noticeOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  if (!existsSync(folder) || (text === '' && !license)) throw new Error(`${name} has no licence.`);
  return `## ${name} ${version}\n\n${license}\n\n${text === '' ? '' : `\`\`\`text\n${text}\n\`\`\`\n`}`;
}
