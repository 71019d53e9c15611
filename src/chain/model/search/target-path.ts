import { pathSegment } from '../../core/path-segment.ts';
import type { SearchTarget } from './target.ts';

/**
 * The path of a target's page, without locale, whether it exists or not. Null if it has none: a private
 * key is never part of an address.
 */
export function targetPath(target: SearchTarget): string | null {
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
      return targetPath(target.target);
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
