/** `npm run build:lib`: the components and the chain client as a package, in `dist-lib/`. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, SetupError, main } from './lib/setup.mjs';
import { buildLibrary, OUTPUT } from './library/build.ts';
import { writeExportsTable } from './library/exports-table.ts';

await main(async () => {
  const { name, version } = await buildLibrary(root);
  await writeExportsTable(root, join(root, OUTPUT));
  const examples = join(root, 'examples');
  const packed = run('npm', [
    'pack',
    join(root, OUTPUT),
    '--pack-destination',
    examples,
    '--silent',
  ]);
  if (!packed) throw new SetupError('The package could not be packed: see the lines above.');
  renameSync(join(examples, `${name}-${version}.tgz`), join(examples, `${name}.tgz`));
});
