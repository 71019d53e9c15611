/** `npm start`: a local chain with the explorer. Ctrl-C ends both. */
import { setTimeout as wait } from 'node:timers/promises';
import { createFamily } from './lib/family.mjs';
import { devnetPort, requireFreePorts, sitePort } from './lib/ports.mjs';
import { ensureDependencies, main, projectEnvironment, root, SetupError } from './lib/setup.mjs';

const family = createFamily({
  cwd: root,
  env: projectEnvironment({ SITE_PORT: String(sitePort), DEVNET_PORT: String(devnetPort) }),
});

await main(async () => {
  await requireFreePorts([
    { port: sitePort, what: 'the site', variable: 'SITE_PORT' },
    { port: devnetPort, what: 'the test chain', variable: 'DEVNET_PORT' },
  ]);
  ensureDependencies();
  console.log('Building the site for the test chain…');
  const built = await family.finish('astro', ['build', '--silent'], { PUBLIC_DEVNET: '1' });
  if (family.isStopping()) return;
  if (!built) throw new SetupError('The site could not be built: see the lines above.');
  family.serve('node', ['--max-semi-space-size=8', 'devnet/main.ts', '--traffic']);
  // The first page finds a chain.
  const info = `http://127.0.0.1:${devnetPort}/v1/chain/get_info`;
  const responds = () =>
    fetch(info).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!family.isStopping() && !(await responds())) await wait(200);
  family.serve('node', ['scripts/preview.mjs']);
});
