import type { SearchTarget } from '#src/chain/model/search.ts';

/** What a search has to ask before it knows its page. */
export interface SearchLookups {
  blockExists(number: string): Promise<boolean>;
  fioDomainExists(domain: string): Promise<boolean>;
  /** The public key of a private one, found on this machine. Throws where it is none. */
  publicKeyOf(privateKey: string): Promise<string>;
}

/** The path of what was searched for, without locale, or null for nothing. */
export async function searchPath(
  target: SearchTarget,
  lookups: SearchLookups,
): Promise<string | null> {
  const at = (screen: string, id: string) =>
    `/${screen}/${encodeURIComponent(id).replace('%40', '@')}`;
  const no = () => false;
  switch (target.kind) {
    case 'nothing':
      return null;
    case 'key':
      return at('key', target.key);
    case 'private-key':
      return at('key', await lookups.publicKeyOf(target.text));
    case 'transaction':
      return at('transaction', target.id);
    case 'block':
      return (await lookups.blockExists(target.number).catch(no))
        ? at('block', target.number)
        : at('account', target.number);
    case 'fio-address':
      return at('address', target.address);
    case 'fio-domain':
      return (await lookups.fioDomainExists(target.name).catch(no))
        ? at('domain', target.name)
        : at('account', target.name);
    case 'account':
      return at('account', target.name);
  }
}
