import { SimilarAccounts } from '#src/components/search/similar-accounts.tsx';
import { useLoad } from '#src/stores/query.ts';
import { similarAccountsStore } from '#src/stores/similar-accounts.ts';

/** Below the word that there is no such account: those that may have been meant. */
export function AccountMissing({ name }: { name: string }) {
  const { state } = useLoad(similarAccountsStore, name);
  return state.kind === 'ready' ? <SimilarAccounts {...state.value} /> : null;
}
