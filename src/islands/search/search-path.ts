import { isName } from '#src/chain/core/name.ts';
import { targetPath } from '#src/chain/model/search/target-path.ts';
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
      return targetPath({ kind: 'key', key: await lookups.publicKeyOf(target.text) });
    case 'transaction':
      return (await lookups.isBlockId(target.id).catch(no))
        ? targetPath({ kind: 'block', number: target.id })
        : targetPath(target);
    case 'block':
      // A number that no account can be named is a block to come.
      return !isName(target.number) || (await lookups.blockExists(target.number).catch(no))
        ? targetPath(target)
        : targetPath({ kind: 'account', name: target.number });
    case 'fio-domain':
      return (await lookups.fioDomainExists(target.name).catch(no))
        ? targetPath(target)
        : targetPath({ kind: 'account', name: target.name });
    case 'link': {
      const site = target.chain && lookups.siteOf(target.chain);
      return site === null
        ? searchPath(target.target, lookups)
        : site + (targetPath(target.target) ?? '');
    }
    default:
      return targetPath(target);
  }
}
