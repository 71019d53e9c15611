import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** A path that a document names. `<noun>` in it is a placeholder for one name; a folder includes all of its files. */
interface NamedPath {
  readonly path: string;
  readonly test: (file: string) => boolean;
}
export type Named = readonly NamedPath[];

/** Endings of files, so that `bob.active` and `get_block` are none. */
const FILE = /\.(?:ts|tsx|mjs|js|cjs|css|astro|json|md)$/;
const FOLDERS =
  'src|tests|stories|devnet|scripts|docs|bench|public|examples|\\.changeset|\\.github';
const PATH = new RegExp(`^(?:${FOLDERS})/[\\w.<>[\\]/-]*$`);

/** The paths in backticks: folders end with a slash. Files of the root have no folder before them. */
export function namedIn(text: string): Named {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const isRoot = (path: string) => /^[\w.-]+$/.test(path) && ROOT.has(path);
  const paths = quoted.filter(
    (path) => isRoot(path) || (PATH.test(path) && (path.endsWith('/') || FILE.test(path))),
  );
  return [...new Set(paths)].map(pathOf);
}

const ROOT: ReadonlySet<string> = new Set([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'package.json',
  'oxlint.config.ts',
]);

function pathOf(path: string): NamedPath {
  const source = path
    .replace(/[.[\]]/g, '\\$&')
    .replace(/<\w+>/g, '[^/]+')
    .replace(/\/$/, '/.+');
  const whole = new RegExp(`^${source}$`);
  return { path, test: (file) => whole.test(file) };
}

/** Whether a path is there; with `<noun>` in it, for any noun. */
export function isThere(path: string, root: string): boolean {
  if (!path.includes('<')) return existsSync(join(root, path));
  return globSync(path.replace(/<\w+>/g, '*'), { cwd: root }).length > 0;
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

interface List {
  readonly name: string;
  readonly text: string;
}

/** The lists of `docs/architecture.md`: below a heading, or below a small one of the last section. */
function listsOf(page: string): {
  any: string;
  sections: readonly List[];
  entries: readonly List[];
} {
  const [, how = ''] = page.split('\n## How to change\n');
  const [intro = '', ...parts] = (how.split('\n## ')[0] ?? '').split('\n### ');
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    return { name: part.slice(0, end), text: part.slice(end) };
  });
  const others = sections.find(({ name }) => name === OTHERS)?.text ?? '';
  const entries = others
    .split('\n#### ')
    .slice(1)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return { name: entry.slice(0, end), text: entry.slice(end) };
    });
  return { any: intro.slice(intro.indexOf('- Any change may also need')), sections, entries };
}

/** The heading above the lists that have a small heading each. */
const OTHERS = 'Other additions';

/** The names of all lists. */
export function listNames(page: string): readonly string[] {
  const { sections, entries } = listsOf(page);
  return [...sections, ...entries].map(({ name }) => name).filter((name) => name !== OTHERS);
}

/**
 * The text of a list in `docs/architecture.md`. With it come the lists that it links to, and what any
 * change may need.
 */
export function listOf(page: string, name: string): string {
  const { any, sections, entries } = listsOf(page);
  const found = [...sections, ...entries].find((one) => one.name === name);
  if (!found) throw new Error(`docs/architecture.md has no list "${name}".`);
  const linked = [...sections, ...entries].filter((one) =>
    found.text.includes(`](#${slug(one.name)})`),
  );
  return [found, ...linked].map(({ text }) => text).join('\n') + any;
}
