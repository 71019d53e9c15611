import { Suspense } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { FioFacts } from '#src/components/account/fio-facts.tsx';
import { FioNames } from '#src/components/account/fio-names.tsx';
import { GenesisFacts } from '#src/components/account/genesis-facts.tsx';
import { ProtonProfile } from '#src/components/account/proton-profile.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { genesisAwardStore, profileStore } from '#src/stores/account/account-holdings.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { AgreementSection } from '../verify/agreement-button.tsx';
import { ControlledPart, CreatedAccounts } from './created-accounts.tsx';

const AccountNfts = lazyPart(async () => (await import('./account-nfts.tsx')).AccountNfts);

const BalancePart = lazyPart(async () => (await import('./balance-part.tsx')).BalancePart);

const ElsewhereSection = lazyPart(
  async () => (await import('../elsewhere/elsewhere-section.tsx')).ElsewhereSection,
);

const LendingPart = lazyPart(async () => (await import('./lending-part.tsx')).LendingPart);

/** For the user's own account, where a backend verifies people. */
const VerificationPart = lazyPart(
  async () => (await import('./verification-part.tsx')).VerificationPart,
  Nothing,
);

interface AccountHoldingsProps {
  account: AccountView;
}

/** An account's NFTs, profile, past balances and related accounts, as far as the chain has them. */
export function AccountHoldings({ account }: AccountHoldingsProps) {
  const { features, nftsEnabled } = chainConfig();
  const { name } = account;
  return (
    <div className="space-y-8">
      {features.includes('fio-names') && <FioPart name={name} />}
      {features.includes('profiles') && <ProfilePart name={name} />}
      {features.includes('xpr-staking') && (
        <LoadWhenNear minHeight={160}>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <LendingPart name={name} />
          </Suspense>
        </LoadWhenNear>
      )}
      {features.includes('genesis-rewards') && (
        <LoadWhenNear minHeight={160}>
          <GenesisPart name={name} />
        </LoadWhenNear>
      )}
      {nftsEnabled && (
        <LoadWhenNear minHeight={240}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <AccountNfts name={name} />
          </Suspense>
        </LoadWhenNear>
      )}
      <LoadWhenNear minHeight={120}>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <BalancePart name={name} />
        </Suspense>
      </LoadWhenNear>
      <LoadWhenNear minHeight={240}>
        <CreatedAccounts name={name} />
      </LoadWhenNear>
      <LoadWhenNear minHeight={160}>
        <ControlledPart name={name} />
      </LoadWhenNear>
      <LoadWhenNear minHeight={120}>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <ElsewhereSection kind="name" of={name} />
        </Suspense>
      </LoadWhenNear>
      <AgreementSection name={name} />
    </div>
  );
}

function FioPart({ name }: { name: string }) {
  const load = useLoad(fioHoldingsStore, name);
  const text = useAccountPartsTexts();
  return (
    <>
      <Section title={text.fio.title}>
        <StateView {...load}>
          {({ publicKey, balance, reward }) => <FioFacts {...{ publicKey, balance, reward }} />}
        </StateView>
      </Section>
      {load.state.kind === 'ready' && (
        <Section title={text.fio.names}>
          <FioNames addresses={load.state.value.addresses} domains={load.state.value.domains} />
        </Section>
      )}
    </>
  );
}

function GenesisPart({ name }: { name: string }) {
  const load = useLoad(genesisAwardStore, name);
  const { genesis: text } = useAccountPartsTexts();
  return (
    <Section title={text.title}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(award) => award && <GenesisFacts award={award} />}
      </StateView>
    </Section>
  );
}

function ProfilePart({ name }: { name: string }) {
  const load = useLoad(profileStore, name);
  const { profile: text } = useAccountPartsTexts();
  return (
    <Section title={text.title}>
      <StateView {...load} empty={{ title: text.none }}>
        {(profile) => profile && <ProtonProfile profile={profile} />}
      </StateView>
      {chainConfig().backendUrl !== null && (
        <Suspense>
          <VerificationPart account={name} />
        </Suspense>
      )}
    </Section>
  );
}
