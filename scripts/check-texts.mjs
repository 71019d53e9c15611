/** Names the texts that no code reads, in any area. Reads all of the site's code with its types. */
import { fileURLToPath } from 'node:url';
import { unusedTexts } from './site/unused-texts.ts';

const unused = unusedTexts(fileURLToPath(new URL('..', import.meta.url)));
for (const line of unused) console.error(`No code reads ${line}`);
console.log(`${unused.length} texts are unused.`);
if (unused.length > 0) process.exitCode = 1;
