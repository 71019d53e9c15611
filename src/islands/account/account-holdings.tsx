import type { AccountView } from '#src/chain/model/account/account.ts';
import { WhenNear } from '#src/components/ui/rows/when-near.tsx';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { AgreementSection } from '../verify/agreement-section.tsx';
import { ControlledPart, FamilyPart } from './family-part.tsx';
import { FioPart } from './fio-part.tsx';
import { GenesisPart } from './genesis-part.tsx';
import { NftPart } from './nft-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { TokenPart } from './token-part.tsx';

interface AccountHoldingsProps {
  account: AccountView;
  /** A failure that the page already shows. */
  failureShown: Failure | undefined;
}

/** An account's tokens, NFTs, profile and related accounts, as far as the chain has them. */
export function AccountHoldings({ account, failureShown }: AccountHoldingsProps) {
  const { features, nftsEnabled } = chainConfig();
  const { name } = account;
  return (
    <div className="space-y-6">
      {features.includes('fio-names') && <FioPart name={name} />}
      {features.includes('profiles') && <ProfilePart name={name} />}
      <TokenPart name={name} failureShown={failureShown} />
      {features.includes('genesis-rewards') && (
        <WhenNear minHeight={160}>
          <GenesisPart name={name} />
        </WhenNear>
      )}
      {nftsEnabled && (
        <WhenNear minHeight={240}>
          <NftPart name={name} />
        </WhenNear>
      )}
      <WhenNear minHeight={240}>
        <FamilyPart name={name} />
      </WhenNear>
      <WhenNear minHeight={160}>
        <ControlledPart name={name} />
      </WhenNear>
      <AgreementSection name={name} />
    </div>
  );
}
