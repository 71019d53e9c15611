/** The code under `src` that no page reaches, by knip's production mode. */
import { spawnSync } from 'node:child_process';
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
  return namesIn(JSON.parse(stdout));
}

/** The names in knip's report. */
export function namesIn({ issues }) {
  return issues
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap((issue) => [
      ...(issue.files?.length > 0 ? [issue.file] : []),
      ...kinds.flatMap((kind) => (issue[kind] ?? []).map(({ name }) => `${issue.file}#${name}`)),
    ])
    .toSorted();
}
