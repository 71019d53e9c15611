import { readdirSync, readFileSync } from 'node:fs';
import { ABI } from '@wharfkit/antelope';

const ABIS = new URL('./abis/', import.meta.url);

/**
 * ABIs of contracts as they are published, by account, without their legal prose. They are part of
 * the repository: throws where they are gone.
 */
export function publishedAbis(): (readonly [account: string, abi: ABI])[] {
  const files = readdirSync(ABIS).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error('no ABIs in tests/recordings/abis');
  return files
    .toSorted()
    .map((file) => [
      file.slice(0, -'.json'.length),
      ABI.from(JSON.parse(readFileSync(new URL(file, ABIS), 'utf8')) as object),
    ]);
}
