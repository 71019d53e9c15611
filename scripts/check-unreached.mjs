/** Names the code under `src` that no page reaches, and fails if there is any. */
import { unreachedCode } from './lib/unreached.mjs';

const unreached = unreachedCode();
for (const name of unreached) console.error(`${name} is reached by no page: remove it, or use it.`);
console.log(`${unreached.length} files and exports are reached by no page.`);
if (unreached.length > 0) process.exitCode = 1;
