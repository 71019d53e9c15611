import { isName } from '#src/chain/core/name.ts';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { SearchTarget } from '#src/chain/model/search/target.ts';

/** Lookups needed to find the page of a search. */
export interface SearchLookups {
  blockExists(number: string): Promise<boolean>;
  /** Whether an id is a block's. */
  isBlockId(id: string): Promise<boolean>;
  fioDomainExists(domain: string): Promise<boolean>;
  /** The public key of a private key, computed in the browser. Throws if invalid. */
  publicKeyOf(privateKey: string): Promise<string>;
  /** The origin of another chain's site; null for this one, or if there is none. */
  siteOf(chain: string): string | null;
}

/** The path for a search text, without locale; null for none. */
export async function searchPath(
  target: SearchTarget,
  lookups: SearchLookups,
): Promise<string | null> {
  const no = () => false;
  switch (target.kind) {
    case 'private-key':
      return at('key', await lookups.publicKeyOf(target.text));
    case 'transaction':
      return (await lookups.isBlockId(target.id).catch(no)) ? at('block', target.id) : path(target);
    case 'block':
      // A number that no account can be named is a block to come.
      return !isName(target.number) || (await lookups.blockExists(target.number).catch(no))
        ? path(target)
        : at('account', target.number);
    case 'fio-domain':
      return (await lookups.fioDomainExists(target.name).catch(no))
        ? path(target)
        : at('account', target.name);
    case 'link': {
      const site = target.chain && lookups.siteOf(target.chain);
      return site === null
        ? searchPath(target.target, lookups)
        : site + (path(target.target) ?? '');
    }
    default:
      return path(target);
  }
}

/** The page of a target, whether it exists or not. */
function path(target: SearchTarget): string | null {
  switch (target.kind) {
    case 'nothing':
    case 'private-key':
      return null;
    case 'key':
      return at('key', target.key);
    case 'transaction':
      return at('transaction', target.id);
    case 'block':
      return at('block', target.number);
    case 'fio-address':
      return at('address', target.address);
    case 'fio-domain':
      return at('domain', target.name);
    case 'token':
      return at('tokens', `${target.contract}:${target.code}`);
    case 'proposal':
      return at('msig', target.proposer, target.name);
    case 'nft':
      return at('nft', target.id) + (target.owner === undefined ? '' : `?owner=${target.owner}`);
    case 'nft-collection':
      return at('nft', 'collection', target.name);
    case 'nft-template':
      return at('nft', 'template', target.collection, target.id);
    case 'link':
      return path(target.target);
    // In the URL fragment, which is not sent to a server.
    case 'packed':
    case 'request':
      return `/search#${pathSegment(target.text)}`;
    case 'account':
      return at('account', target.name) + (target.part === undefined ? '' : `?${target.part}`);
    case 'unknown':
      return at('search', target.text);
  }
}

function at(screen: string, ...ids: readonly string[]): string {
  const readable = (id: string) => pathSegment(id).replaceAll('%40', '@').replaceAll('%3A', ':');
  return ['', screen, ...ids.map(readable)].join('/');
}
