/** The code under `src` that no page reaches, by knip's production mode. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnvironment, root } from './setup.mjs';

const command = [
  '--production',
  '--config',
  'knip.production.json',
  '--include',
  'files,exports,nsExports,types,nsTypes',
  '--reporter',
  'json',
];
const kinds = ['exports', 'nsExports', 'types', 'nsTypes'];

/** Exports that the build's configuration imports. Knip does not count it as production. */
function usedByBuild() {
  const config = readFileSync(join(root, 'astro.config.mjs'), 'utf8');
  return [...config.matchAll(/import \{([^}]*)\} from '\.\/(src\/[^']+)'/g)].flatMap(
    ([, names = '', file]) => names.split(',').map((name) => `${file}#${name.trim()}`),
  );
}

/** `file` for a whole file, `file#name` for an export. */
export function unreachedCode() {
  const { stdout, stderr, error } = spawnSync('knip', command, {
    cwd: root,
    env: projectEnvironment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  if (!stdout?.startsWith('{')) throw new Error(`knip failed: ${error ?? stderr}`);
  const used = new Set(usedByBuild());
  return JSON.parse(stdout)
    .issues.filter(({ file }) => file.startsWith('src/'))
    .flatMap((issue) => [
      ...(issue.files?.length > 0 ? [issue.file] : []),
      ...kinds.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => `${issue.file}#${name}`)),
    ])
    .filter((name) => !used.has(name))
    .toSorted();
}

/**
 * What is wrong with the list of waiting code, as lines.
 * @param unreached what no page reaches
 * @param waiting the list, by screen
 * @param screens their ids
 */
export function problemsOfWaiting(unreached, waiting, screens) {
  const listed = Object.values(waiting).flat();
  return [
    ...Object.keys(waiting)
      .filter((id) => !screens.includes(id))
      .map((id) => `The screen "${id}" does not exist.`),
    ...unreached
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is reached by no page: remove it, or list the screen it waits for.`),
    ...listed
      .filter((name, place) => !unreached.includes(name) || listed.indexOf(name) !== place)
      .map((name) => `${name} is listed as waiting, and a page reaches it or it is gone.`),
  ];
}
