/**
 * `npm run preview`: serves the build to this machine, one subdomain for each chain. An argument
 * names another folder than `dist`. `HOST` sets another listening address, such as 0.0.0.0.
 */
import { fileURLToPath } from 'node:url';
import { endWithParent } from './lib/family.mjs';
import { sitePort } from './lib/ports.mjs';
import { siteOrigins } from '../src/chain/config/connect-host.ts';
import { siteTemplate } from '../src/site.ts';
import { startSite } from './site/serve.ts';

endWithParent();
try {
  const dir = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const site = await startSite({
    port: sitePort,
    host: process.env.HOST,
    dir,
    sites: siteOrigins(siteTemplate()),
  });
  console.log(`The site is at http://localhost:${site.port}, and each chain at its own address:`);
  for (const { key } of site.chains)
    console.log(`  http://${key}.pronghorn.localhost:${site.port}`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
