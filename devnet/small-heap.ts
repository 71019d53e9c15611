import { setFlagsFromString } from 'node:v8';

/**
 * Makes the heap grow less before garbage collection: a devnet runs for days beside an editor and a
 * browser, and need not be fast. Use it with `--max-semi-space-size=8`, which works on the command
 * line only: together they save a quarter of the memory in a long soak.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
