import { useState } from 'react';
import { ContractPicker } from '#src/components/contract/contract-picker.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useUrl, visitHere } from '#src/stores/url.ts';
import { useAccountNames } from './use-account-names.ts';
import { contractUrl } from './contract-link.ts';

/** The first step: choose a contract. */
export function PickContract() {
  const url = useUrl();
  const [typed, setTyped] = useState('');
  const found = useAccountNames(typed.trim().toLowerCase());
  const { system, token, msig, wrap } = chainConfig().accounts;
  const urlOf = (name: string) => (url ? contractUrl(url, { name }, {}) : null);
  return (
    <ContractPicker
      typed={typed}
      onType={setTyped}
      found={found}
      known={[...new Set([system, token, msig, wrap])]}
      hrefOf={(name) => urlOf(name)?.href ?? ''}
      onVisit={(name) => {
        const to = urlOf(name);
        if (to) visitHere(to);
      }}
    />
  );
}
