import { Suspense, useMemo } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { permissionBranches } from '#src/chain/model/permission/permission-branches.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { isProducerStore } from '#src/stores/account/account-extras.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { EmbedButton } from '../embed/embed-button.tsx';
import { RoundVotesPart } from './round-votes-part.tsx';
import { TokenPart } from './token-part.tsx';

/** Few accounts are producers. */
const ProducerPart = lazyPart(async () => (await import('./producer-part.tsx')).ProducerPart);

interface AccountRailProps {
  account: AccountView;
  /** A failure that the page already shows. */
  failureShown: Failure | undefined;
}

/**
 * An account's tokens, place as a producer, permissions and votes, beside its latest actions, and the
 * code of its card.
 */
export function AccountRail({ account, failureShown }: AccountRailProps) {
  const text = useAccountTexts();
  const format = useFormat();
  const { permissions, voter } = account;
  const { votingEnabled } = chainConfig();
  const producer = useLoad(isProducerStore, votingEnabled ? account.name : null).state;
  // The length of the list of tokens is unknown before, and what is below must not move.
  const isListed =
    useLoad(tokensStore, account.name).state.kind !== 'loading' &&
    !(votingEnabled && producer.kind === 'loading');
  const tree = useMemo(() => permissionBranches(permissions), [permissions]);
  return (
    <div className="space-y-8">
      <TokenPart name={account.name} failureShown={failureShown} />
      {isListed && producer.kind === 'ready' && producer.value && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <ProducerPart name={account.name} brief />
        </Suspense>
      )}
      {isListed && tree.length > 0 && (
        <Section title={text.permissions} note={format.number(permissions.length)}>
          <PermissionTree permissions={tree} />
        </Section>
      )}
      {isListed && voter && votingEnabled && <RoundVotesPart voter={voter} />}
      {isListed && (
        <p className="print:hidden">
          <EmbedButton subject={{ kind: 'account', name: account.name }} />
        </p>
      )}
    </div>
  );
}
