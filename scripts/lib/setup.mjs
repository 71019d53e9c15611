/**
 * The setup of a fresh machine. Plain JavaScript without dependencies, since it runs before the
 * install, on the machine's own Node (20 or later).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure that the user can fix. Its message is printed without a stack. */
export class SetupError extends Error {}

/** The environment with the pinned `node` and the project's commands. */
export function projectEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return {
    ...process.env,
    PATH: path,
    ASTRO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...extra,
  };
}

/** Runs a command of the project to its end. Resolves to whether it succeeded. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(env),
    stdio: quiet ? 'ignore' : 'inherit',
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

/** Runs a command of the project and returns the end of its output; all of it if `held`, else printed. */
export function runAndRead(command, args, { env = {}, held = false } = {}) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnvironment({ ...colours, ...env }),
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    stream.on('data', (chunk) => {
      if (!held) target.write(chunk);
      output = held ? output + chunk : (output + chunk).slice(-20_000);
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Installs the packages of package-lock.json unless they are installed already. */
export function ensureDependencies() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    throw new SetupError(
      `Node ${process.versions.node} is too old: install Node 20 or later from https://nodejs.org.`,
    );
  }
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new SetupError(
      'node_modules is a link, and an install would empty the folder that it leads to: install there, or remove the link.',
    );
  }
  console.log('Installing dependencies…');
  if (!run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])) {
    throw new SetupError(
      'The dependencies could not be installed: see the lines above, and check that the npm registry can be reached.',
    );
  }
  ensureModernNode();
  writeFileSync(stamp, lock);
}

function ensureModernNode() {
  const { stdout } = spawnSync('node', ['--version'], {
    env: projectEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  throw new SetupError(
    `No pinned Node comes for ${process.platform} on ${process.arch}: install Node 24 from https://nodejs.org.`,
  );
}

/** Runs a script's main function. A SetupError prints only its message. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
