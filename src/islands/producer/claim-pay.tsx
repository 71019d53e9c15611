import { bpclaim, claimrewards } from '#src/chain/actions/vote.ts';
import { ClaimPanel } from '#src/components/staking/claim-panel.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

interface ClaimPayProps {
  owner: string;
  /** The address that claims on FIO; null elsewhere. */
  fioAddress: string | null;
  /** When the contract takes the next claim: milliseconds UTC. */
  nextAt: number;
  /** Whether a claim pays nothing, whenever it is made. */
  isEmpty: boolean;
}

/** The form that claims a producer's pay, for the producer. */
export function ClaimPay({ owner, fioAddress, nextAt, isEmpty }: ClaimPayProps) {
  const text = useProducerTexts();
  const { producer } = useStakingTexts();
  const pending = useSigningStage() !== null;
  const user = useUser();
  if (user?.actor !== owner) return null;
  const { permission } = user;
  const action =
    fioAddress === null ? claimrewards(owner, permission) : bpclaim(owner, fioAddress, permission);
  const claim = () => void transact([action], { again: claim });
  return (
    <>
      <OutcomeBanner onAgain={claim} />
      <ClaimPanel
        facts={[]}
        lines={[text.toBalance]}
        claims={[{ label: producer.submit, onClaim: claim }]}
        blocked={isEmpty ? text.nothingToClaim : null}
        nextAt={nextAt}
        pending={pending}
      />
    </>
  );
}

await textsReady();
