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
  return namesIn(JSON.parse(stdout), usedByBuild());
}

/**
 * The names in knip's report.
 * @param used exports that the build uses besides
 */
export function namesIn({ issues }, used = []) {
  return issues
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap((issue) => [
      ...(issue.files?.length > 0 ? [issue.file] : []),
      ...kinds.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => `${issue.file}#${name}`)),
    ])
    .filter((name) => !used.includes(name))
    .toSorted();
}
