import { useMemo } from 'react';
import type { Contract } from '#src/chain/client/contract/contract.ts';
import { useUrl, pushUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { contractLink, type ContractLink, contractUrl, noLink } from './contract-link.ts';

/** The contract screen's state in the address, and functions to change it. */
export interface ContractLinkState {
  readonly link: ContractLink;
  /** The address of another state; unnamed parts get defaults. */
  readonly urlOf: (change: Partial<ContractLink>) => string;
  /** Goes to another state and adds it to the browser's history. */
  readonly visit: (change: Partial<ContractLink>) => void;
  /** Replaces the current state in the browser's history. */
  readonly replace: (change: Partial<ContractLink>) => void;
}

/** @param base the parameters that name the contract on this page */
export function useContractLink(base: Readonly<Record<string, string>>): ContractLinkState {
  const url = useUrl();
  return useMemo(() => {
    const to = (from: URL, change: Partial<ContractLink>) => contractUrl(from, base, change);
    return {
      link: url ? contractLink(url.searchParams) : noLink,
      urlOf: (change) => (url ? to(url, change).href : ''),
      visit: (change) => pushUrl(to(new URL(location.href), change)),
      replace: (change) => {
        const now = new URL(location.href);
        const cleared = [...now.searchParams.keys()].map((name) => [name, null] as const);
        setQuery(Object.fromEntries([...cleared, ...to(now, change).searchParams]));
      },
    };
  }, [url, base]);
}

/** Props of each tab of the contract screen. */
export interface PartProps {
  readonly contract: Contract;
  readonly linkState: ContractLinkState;
}
