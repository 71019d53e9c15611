import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#scripts/lib/setup.mjs';
import { soon } from '../soon.ts';

const library = pathToFileURL(join(root, 'scripts/lib/family.mjs')).href;
/** A command like `npm start`: two children that serve, whose ids it writes to a file. */
const COMMAND = `
import { createFamily } from '${library}';
const family = createFamily({ cwd: import.meta.dirname, env: process.env });
family.serve(process.execPath, ['child.mjs', 'one']);
family.serve(process.execPath, ['child.mjs', 'two']);
`;
const CHILD = `
import { writeFileSync } from 'node:fs';
import { endWithParent } from '${library}';
endWithParent();
setInterval(() => {}, 1000);
writeFileSync(process.argv[2], process.pid + ' ' + process.ppid);
`;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'family-'));
  await writeFile(join(dir, 'command.mjs'), COMMAND);
  await writeFile(join(dir, 'child.mjs'), CHILD);
  const scripts = { start: `"${process.execPath}" command.mjs` };
  await writeFile(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts }));
});
afterAll(() => rm(dir, { recursive: true }));

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** The command with its two children, by itself or as npm starts it. */
async function start(
  by: 'npm' | 'command',
): Promise<{ pid: number; children: number[]; command: number }> {
  const files = ['one', 'two'].map((name) => join(dir, name));
  await Promise.all(files.map((file) => rm(file, { force: true })));
  const [program, args]: [string, string[]] =
    by === 'npm' ? ['npm', ['start', '--silent']] : [process.execPath, ['command.mjs']];
  const { pid } = spawn(program, args, { cwd: dir, stdio: 'ignore' });
  const ids = await soon(async () => {
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const read = texts.map((text) => text.split(' ').map(Number));
    // A file is there before its text is.
    expect(read.flat().filter((id) => id > 0)).toHaveLength(4);
    return read;
  });
  return { pid: pid!, command: ids[0]![1]!, children: ids.map(([id]) => id!) };
}

/**
 * SIGINT to npm alone reaches neither: `sh -c` keeps it until its command ends. Ctrl-C sends it to all
 * processes of the terminal.
 */
test.each([
  ['npm', 'SIGTERM'],
  ['npm', 'SIGHUP'],
  ['npm', 'SIGKILL'],
  ['command', 'SIGTERM'],
  ['command', 'SIGINT'],
  ['command', 'SIGHUP'],
  ['command', 'SIGKILL'],
] as const)('the children end with %s on %s', async (which, signal) => {
  const started = await start(which);
  expect(started.children.every(isRunning)).toBe(true);
  process.kill(started.pid, signal);
  await soon(() => expect(started.children.filter(isRunning)).toEqual([]));
  await soon(() => expect(isRunning(started.command)).toBe(false));
});

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()));

test.each([
  ['the devnet', 'DEVNET_PORT', ['devnet/main.ts', '--brief', '--chains', 'eos']],
  ['the site', 'SITE_PORT', ['scripts/preview.mjs', tmpdir()]],
])('%s ends when the command that started it is gone', async (_, variable, args) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, [variable]: '0' },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const end = ended(child);
  await Promise.race([new Promise((resolve) => child.stdout?.once('data', resolve)), end]);
  child.disconnect();
  await end;
  expect(child.exitCode).toBe(0);
});
