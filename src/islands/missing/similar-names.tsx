import { SimilarAccounts } from '#src/components/search/similar-accounts.tsx';
import { useLoad } from '#src/stores/query.ts';
import { similarAccountsStore } from '#src/stores/account/similar-accounts.ts';

/** Accounts with similar names. */
export function SimilarNames({ name }: { name: string }) {
  const { state } = useLoad(similarAccountsStore, name);
  return state.kind === 'ready' ? <SimilarAccounts {...state.value} /> : null;
}
