import type { AccountView } from '#src/chain/model/account/account.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';

/** What each part of an account's page is given. */
export interface AccountPartProps {
  name: string;
  state: LoadState<AccountView>;
}
