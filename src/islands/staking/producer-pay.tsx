import { claimrewards } from '#src/chain/actions/vote.ts';
import * as limits from '#src/chain/core/limits.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { ClaimPanel } from '#src/components/staking/claim-panel.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** Claims a producer's pay; renders nothing for other users. */
export function ProducerPay({ user: { actor, permission } }: { user: User }) {
  const { producer: text, claim: words } = useStakingTexts();
  const format = useFormat();
  const pending = useSigningStage() !== null;
  const { state } = useLoad(rankedProducersStore, actor || null);
  const own =
    state.kind === 'ready'
      ? state.value.find(({ owner, active }) => owner === actor && active)
      : null;
  if (!own) return null;
  const { unpaidBlocks, claimedAt } = own;
  const claim = () => void transact([claimrewards(actor, permission)], { again: claim });
  return (
    <Section title={text.title}>
      <ClaimPanel
        facts={[
          ...(unpaidBlocks === null
            ? []
            : [{ label: text.unpaid, value: format.number(unpaidBlocks) }]),
          ...(claimedAt ? [{ label: words.last, value: <Time at={claimedAt} /> }] : []),
        ]}
        lines={[text.will]}
        claims={[{ label: text.submit, onClaim: claim }]}
        nextAt={(claimedAt ?? 0) + limits.dayMs}
        pending={pending}
      />
    </Section>
  );
}
