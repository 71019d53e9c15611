/** `npm run build:lib`: the components and the chain client as a package, in `dist-lib/`. */
import { root } from './lib/setup.mjs';
import { buildLibrary } from './library/build.ts';

await buildLibrary(root);
