/**
 * Tests in more combinations than `npm test` has time for.
 * `npm run test:hostile`: every lie of `tests/hostile/lies/` separately on every screen, more than a
 * thousand page loads. `npm test` combines them.
 * `npm run test:axe`: axe on every screen, in light English and in dark Arabic. `npm test` has one
 * address of each kind of page.
 * `npm run test:widths`: journeys and forms at the width of a tablet. `npm test` has phone and desktop.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies, main, run, SetupError } from './lib/setup.mjs';

const matrices = {
  hostile: {
    env: { FULL_HOSTILE: '1', CHAIN: 'eos' },
    test: ['--project=desktop', 'tests/hostile/data.spec.ts'],
  },
  axe: {
    env: { EVERY_SCREEN: '1', CHAIN: 'eos' },
    test: ['--project=desktop', 'tests/e2e/every-screen.spec.ts'],
  },
  widths: { env: { EVERY_WIDTH: '1' }, test: ['--project=tablet'] },
};

await main(async () => {
  const matrix = matrices[process.argv[2]];
  if (!matrix) throw new SetupError(`Choose one of ${Object.keys(matrices).join(', ')}.`);
  ensureDependencies();
  const env = {
    SITE_PORT: '24321',
    DEVNET_PORT: '28888',
    PUBLIC_DEVNET: '1',
    ...matrix.env,
    CHROMIUM_PATH: await ensureChromium(),
  };
  const test = ['test', ...matrix.test];
  const passed = run('astro', ['build', '--silent'], { env }) && run('playwright', test, { env });
  if (!passed) process.exitCode = 1;
});
