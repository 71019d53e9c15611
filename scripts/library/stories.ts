import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { exportsOf, sourcesIn } from './exports.ts';

/** A component, as `file#name`, and the story files that cover it. */
export interface CoveredComponent {
  readonly component: string;
  readonly stories: readonly string[];
}

type Read = (file: string) => string;

/**
 * The components under `src/components`, each with its story files. A story file covers the
 * components that it imports, and those that a covered component's module draws: that it imports,
 * at once or when needed, or has a tag of.
 */
export function storiesOfComponents(root: string): CoveredComponent[] {
  const read: Read = (file) => readFileSync(join(root, file), 'utf8');
  const files = sourcesIn(root, 'src/components');
  const components = files.flatMap((file) =>
    exportsOf(file, read(file))
      .filter(({ kind }) => kind === 'component')
      .map(({ name, isDefault }) => ({ file, name, isDefault, id: `${file}#${name}` })),
  );
  const known = new Map(components.map((one) => [one.id, one]));
  for (const one of components) if (one.isDefault) known.set(`${one.file}#default`, one);
  const inFile = Map.groupBy(components, ({ file }) => file);
  const drawnIn = (file: string) => {
    const text = read(file);
    const beside = (inFile.get(file) ?? []).filter(({ name }) => text.includes(`<${name}`));
    return [...namesFrom(file, text), ...beside.map(({ id }) => id)];
  };
  const drawnBy = new Map(files.map((file) => [file, drawnIn(file)]));
  const stories = sourcesIn(root, 'stories').filter((file) => file.endsWith('.stories.tsx'));
  const found = new Map<string, Set<string>>(components.map(({ id }) => [id, new Set()]));
  for (const story of stories) {
    const waiting = [...storyNames(story, read)];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const component = known.get(id);
      const covering = component && found.get(component.id);
      if (!covering || covering.has(story)) continue;
      covering.add(story);
      waiting.push(...(drawnBy.get(component.file) ?? []));
    }
  }
  return [...found].map(([component, covering]) => ({ component, stories: [...covering] }));
}

/** What a story file imports, itself or through the fixtures and pages beside it. */
function storyNames(story: string, read: Read): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [story];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const found = namesFrom(file, read(file));
    for (const id of found) {
      const [from = ''] = id.split('#');
      if (from.startsWith('stories/') && from.endsWith('.tsx')) waiting.push(from);
      else names.add(id);
    }
  }
  return names;
}

const STATIC = /import\s+(?!type\b)(?:\w+\s*,\s*)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
const LAZY = /import\(\s*'([^']+)'\s*\)\)?\s*\)?\.(\w+)/g;
const LAZY_DEFAULT = /lazy\(\(\) => import\('([^']+)'\)\)/g;
const LAZY_PARTS = /const (\w+) = \(\) => import\('([^']+)'\)/g;

/** Names that a module imports from other modules of the project, as `file#name`. */
export function namesFrom(file: string, text: string): string[] {
  const at = (path: string) =>
    path.startsWith('#')
      ? path.slice(1)
      : path.startsWith('.')
        ? posix.join(posix.dirname(file), path)
        : null;
  const found: string[] = [];
  const add = (path: string, name: string) => {
    const from = at(path);
    if (from !== null) found.push(`${from}#${name}`);
  };
  for (const [, names = '', path = ''] of text.matchAll(STATIC))
    for (const one of names.split(',')) {
      const [name = ''] = one.trim().split(/\s+as\s+/);
      if (name !== '' && !name.startsWith('type ')) add(path, name);
    }
  for (const [, path = '', name = ''] of text.matchAll(LAZY)) add(path, name);
  for (const [, path = ''] of text.matchAll(LAZY_DEFAULT)) add(path, 'default');
  for (const [, load = '', path = ''] of text.matchAll(LAZY_PARTS))
    for (const [, name = ''] of text.matchAll(new RegExp(`await ${load}\\(\\)\\)\\.(\\w+)`, 'g')))
      add(path, name);
  return found;
}

/** The line above a story file's `meta`. */
const ABOVE_META = /\*\/\nconst meta\b/;

/**
 * Story files whose docs page would not say when to use the component: neither above `meta` nor above
 * the component is a comment.
 */
export function storiesWithoutUse(root: string): string[] {
  const stories = sourcesIn(root, 'stories').filter((file) => file.endsWith('.stories.tsx'));
  return stories.filter((story) => {
    const text = readFileSync(join(root, story), 'utf8');
    if (ABOVE_META.test(text)) return false;
    const [, component] = /\n {2}component: (\w+)/.exec(text) ?? [];
    const imported = namesFrom(story, text).find((id) => id.endsWith(`#${component}`));
    const [file = story] = imported?.split('#') ?? [];
    const found = exportsOf(file, readFileSync(join(root, file), 'utf8'));
    return !found.some(({ name, summary }) => name === component && summary !== '');
  });
}
