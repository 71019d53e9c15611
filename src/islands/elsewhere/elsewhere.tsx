import type { SiblingChain } from '#src/chain/config/sibling.ts';
import { keyAgreement } from '#src/chain/model/permission/authority-keys.ts';
import { ChainRow } from '#src/components/elsewhere/chain-row.tsx';
import { FoundAccounts } from '#src/components/elsewhere/found-accounts.tsx';
import { useElsewhereTexts } from '#src/i18n/areas/elsewhere/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import {
  authorityKeysStore,
  keyElsewhereStore,
  siblings,
} from '#src/stores/elsewhere/elsewhere.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface ElsewhereProps {
  kind: 'key' | 'name';
  of: string;
}

/** What each other chain of the build has of a key or a name. */
export function Elsewhere({ kind, of }: ElsewhereProps) {
  const text = useElsewhereTexts();
  const Row = kind === 'key' ? KeyRow : NameRow;
  return (
    <ul aria-label={text.title}>
      {siblings().map((chain) => (
        <Row key={chain.key} chain={chain} of={of} />
      ))}
    </ul>
  );
}

interface RowProps {
  chain: SiblingChain;
  of: string;
}

function KeyRow({ chain, of }: RowProps) {
  const text = useElsewhereTexts();
  const { state, store } = useLoad(keyElsewhereStore, `${chain.key}/${of}`);
  return (
    <ChainRow chain={chain.displayName} state={state} none={text.none.key} onRetry={store?.retry}>
      {({ accounts }) => (
        <FoundAccounts
          site={chain.site}
          names={[...new Set(accounts.map(({ account }) => account))]}
        />
      )}
    </ChainRow>
  );
}

function NameRow({ chain, of }: RowProps) {
  const text = useElsewhereTexts();
  const ownKeys = useLoad(authorityKeysStore, `${chainConfig().key}/${of}`).state;
  const { state, store } = useLoad(authorityKeysStore, `${chain.key}/${of}`);
  return (
    <ChainRow chain={chain.displayName} state={state} none={text.none.name} onRetry={store?.retry}>
      {(otherKeys) => (
        <FoundAccounts
          site={chain.site}
          names={[of]}
          {...(ownKeys.kind === 'ready' && { agreement: keyAgreement(ownKeys.value, otherKeys) })}
        />
      )}
    </ChainRow>
  );
}
