/** `npm run dev`: the site from its sources, with the paths and hosts of the preview. */
import { dev } from 'astro';
import { requireFreePorts, sitePort } from './lib/ports.mjs';
import { main } from './lib/setup.mjs';

await main(async () => {
  await requireFreePorts([{ port: sitePort, what: 'the site', variable: 'SITE_PORT' }]);
  await dev({ server: { port: sitePort } });
});
