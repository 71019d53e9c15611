/**
 * Names the code that no page reaches. Fails unless `scripts/lib/waiting-code.mjs` says for each of
 * it which screen it waits for, and if an entry there is no longer true.
 */
import { screens } from '../src/routes.ts';
import { problemsOfWaiting, unreachedCode } from './lib/unreached.mjs';
import { waitingCode } from './lib/waiting-code.mjs';

const unreached = unreachedCode();
const problems = problemsOfWaiting(
  unreached,
  waitingCode,
  screens.map(({ id }) => id),
);
for (const line of problems) console.error(line);
console.log(`${unreached.length} files and exports wait for their screens.`);
if (problems.length > 0) process.exitCode = 1;
