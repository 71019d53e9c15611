/**
 * `npm run test:hostile`: every lie of `tests/hostile/lies/` separately on every screen, more than
 * a thousand page loads. `npm test` combines them.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies, main, run } from './lib/setup.mjs';

await main(async () => {
  ensureDependencies();
  const env = {
    SITE_PORT: '24321',
    DEVNET_PORT: '28888',
    PUBLIC_DEVNET: '1',
    FULL_HOSTILE: '1',
    CHAIN: 'eos',
    CHROMIUM_PATH: await ensureChromium(),
  };
  const test = ['test', '--project=desktop', 'tests/hostile/data.spec.ts'];
  const passed = run('astro', ['build', '--silent'], { env }) && run('playwright', test, { env });
  if (!passed) process.exitCode = 1;
});
