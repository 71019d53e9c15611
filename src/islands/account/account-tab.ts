import type { AccountView } from '#src/chain/model/account/account.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { withQuery } from '#src/stores/url.ts';

export const accountTabs = [
  'account',
  'contract',
  'resources',
  'votes',
  'permissions',
  'transactions',
] as const;

export type AccountTab = (typeof accountTabs)[number];

/**
 * The tab in an address: `?tab=permissions`. Also supports older explorers' addresses, which have
 * `loadContract=true` for the contract and their own `tab=Tables`.
 */
export function accountTab(url: URL | null): AccountTab {
  const query = url?.searchParams;
  if (query?.get('loadContract') === 'true') return 'contract';
  const named = query?.get('tab')?.toLowerCase() ?? '';
  if (named === 'tables' || named === 'actions') return 'contract';
  return accountTabs.find((tab) => tab === named) ?? 'account';
}

/** The address of a tab. Query parameters of other tabs are dropped. */
export function accountTabUrl(from: URL, tab: AccountTab): URL {
  const url = new URL(from);
  url.search = '';
  url.hash = '';
  return withQuery(url, { tab: tab === 'account' ? null : tab });
}

/** Props of each tab of an account's page. */
export interface AccountPartProps {
  name: string;
  state: LoadState<AccountView>;
}
