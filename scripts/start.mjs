/** `npm start`: from a clone to a chain with an explorer on it. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { devnetPort, requireFreePorts, sitePort } from './lib/ports.mjs';
import {
  ensureDependencies,
  main,
  projectEnvironment,
  root,
  run,
  SetupError,
} from './lib/setup.mjs';

const children = [];

function start(args) {
  const child = spawn('node', args, {
    cwd: root,
    env: projectEnvironment({ SITE_PORT: String(sitePort), DEVNET_PORT: String(devnetPort) }),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  children.push(child);
  child.once('exit', (code) => stop(code ?? 0));
}

let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

await main(async () => {
  await requireFreePorts([
    { port: sitePort, what: 'the site', variable: 'SITE_PORT' },
    { port: devnetPort, what: 'the test chain', variable: 'DEVNET_PORT' },
  ]);
  ensureDependencies();
  console.log('Building the site for the test chain…');
  if (
    !run('astro', ['build', '--silent'], {
      env: { PUBLIC_DEVNET: '1', DEVNET_PORT: String(devnetPort) },
    })
  ) {
    throw new SetupError('The site could not be built: see the lines above.');
  }
  if (stopping) return;
  start(['scripts/preview.mjs']);
  start(['--max-semi-space-size=8', 'devnet/main.ts', '--traffic']);
});
