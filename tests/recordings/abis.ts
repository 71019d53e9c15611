import { readdirSync, readFileSync } from 'node:fs';
import { ABI } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { abiOfPublished } from '#src/chain/sign/abi/pins/pinned-abi.ts';
import type { PublishedAbi } from '#src/chain/sign/abi/pins/pinned-abi.ts';

const PUBLISHED = new URL('./abis/', import.meta.url);
const PINNED = new URL('../../src/chain/sign/abi/pins/', import.meta.url);

const jsonIn = (folder: URL): (readonly [account: string, json: unknown])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown,
    ]);

/**
 * ABIs of contracts by the account that has them: those of `abis/` as they were published, and the
 * pinned ones of contracts that are not there, which have actions alone.
 */
export function contractAbis(): (readonly [account: string, abi: object])[] {
  const published = jsonIn(PUBLISHED) as (readonly [string, object])[];
  const known = new Set(published.map(([account]) => account));
  const pinned = jsonIn(PINNED).map(
    ([account, json]) => [account, abiOfPublished(json as PublishedAbi)] as const,
  );
  return [...published, ...pinned.filter(([account]) => !known.has(account))];
}

/** The ABIs of `abis/`, by the account of the contract. Throws where they are gone. */
export function publishedAbis(): (readonly [account: string, abi: ABI])[] {
  const published = jsonIn(PUBLISHED);
  if (published.length === 0) throw new Error('no ABIs in tests/recordings/abis');
  return published.map(([account, json]) => [account, ABI.from(json as ABIDef)]);
}
