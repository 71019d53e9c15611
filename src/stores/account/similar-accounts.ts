import { beginnings } from '#src/chain/model/account/similar-names.ts';
import { knownAccounts } from '../../chain/config/known-accounts.ts';
import { MAX_SUGGESTIONS, suggestionPrefix } from '../../chain/model/search/search.ts';
import { searchAccountNames } from '../../chain/tables/accounts.ts';
import { chainConfig } from '../chain/chain.ts';
import { nodePool } from '../chain/node.ts';
import { loadStores } from '../load-store.ts';

interface SimilarAccounts {
  readonly beginning: string;
  readonly names: readonly string[];
}

/** Accounts that share the prefix of a name that does not exist. */
export const similarAccountsStore = loadStores('similar', similarAccounts, {
  isEmpty: ({ names }) => names.length === 0,
  unaffected: true,
});

async function similarAccounts(text: string): Promise<SimilarAccounts> {
  const prefix = suggestionPrefix(text, chainConfig());
  for (const beginning of beginnings(text)) {
    // The system's accounts are known, and not looked up.
    const known = knownAccounts(chainConfig(), beginning);
    const found = prefix === null ? [] : await searchAccountNames(nodePool(), beginning);
    const names = [...new Set([...known, ...found])].slice(0, MAX_SUGGESTIONS);
    if (names.length > 0) return { beginning, names };
  }
  return { beginning: text, names: [] };
}
