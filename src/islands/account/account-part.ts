import type { AccountView } from '#src/chain/model/account/account.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';

/** Props of each tab of an account's page. */
export interface AccountPartProps {
  name: string;
  state: LoadState<AccountView>;
}
