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
 * The part of an account that an address names: `?tab=permissions`. Addresses that name the contract
 * by `loadContract=true` and its own part by `tab=Tables` are older than this site and still lead
 * there.
 */
export function accountTab(url: URL | null): AccountTab {
  const query = url?.searchParams;
  if (query?.get('loadContract') === 'true') return 'contract';
  const named = query?.get('tab')?.toLowerCase() ?? '';
  if (named === 'tables' || named === 'actions') return 'contract';
  return accountTabs.find((tab) => tab === named) ?? 'account';
}

/** The address of a part of the account; what the parts themselves keep in the address is dropped. */
export function accountTabUrl(from: URL, tab: AccountTab): URL {
  const url = new URL(from);
  url.search = '';
  url.hash = '';
  return withQuery(url, { tab: tab === 'account' ? null : tab });
}
