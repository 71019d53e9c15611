/** `npm start`: a local chain with the explorer. Ctrl-C ends both. */
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
  family.serve('node', ['scripts/preview.mjs']);
  family.serve('node', ['--max-semi-space-size=8', 'devnet/main.ts', '--traffic']);
});
