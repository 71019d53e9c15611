import * as limits from '../../core/limits.ts';
import type { NamedCollection } from '../../model/nft/collection.ts';
import { classify } from '../../model/search/search.ts';
import { createAtomicAssets } from '../../services/nft-indexers.ts';
import { searchCollections } from '../../tables/nfts.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Shorter texts begin too many names. */
const LEAST_LETTERS = 3;

/** More words can be those that stand for a private key, which must not be sent. */
const MOST_WORDS = 4;

/** Collections by the beginning of their name, from a node. None on a chain without NFTs. */
export async function collectionsByName(
  { config, pool }: ChainAccess,
  text: string,
): Promise<readonly NamedCollection[]> {
  const words = wordsOf(text);
  if (!config.nftsEnabled || !isTitle(text, config)) return [];
  // Names have no spaces: Alien Worlds is alien.worlds.
  const prefixes = [...new Set([words.join('.'), words.join('')])];
  const collections = await Promise.all(prefixes.map((prefix) => searchCollections(pool, prefix)));
  return distinct(collections.flat());
}

/**
 * Collections by their name, from a node, and by their title, from the indexer if the chain has one. What
 * one of them finds stands without the other. Rejects if all fail.
 */
export async function findCollections(
  access: ChainAccess,
  text: string,
): Promise<readonly NamedCollection[]> {
  const { config, fetch } = access;
  const url = config.atomicAssetsApi;
  const byTitle =
    url !== null && isTitle(text, config)
      ? createAtomicAssets({ url, ...(fetch && { fetch }) }).findCollections(text.trim())
      : [];
  const byName = collectionsByName(access, text);
  const results = await Promise.allSettled(url === null ? [byName] : [byName, byTitle]);
  const lists = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (lists.length === 0) await byName;
  return distinct(lists.flat());
}

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/);

/** Whether a text can be a collection's name or title: it is no key, id, number or link. */
function isTitle(text: string, chain: ChainAccess['config']): boolean {
  const target = classify(text, chain);
  const mayBe = target.kind === 'account' ? !('part' in target) : target.kind === 'unknown';
  return mayBe && text.trim().length >= LEAST_LETTERS && wordsOf(text).length <= MOST_WORDS;
}

function distinct(found: readonly NamedCollection[]): readonly NamedCollection[] {
  const byName = new Map(found.map((one) => [one.name, one]));
  return [...byName.values()].slice(0, limits.foundCollections);
}
