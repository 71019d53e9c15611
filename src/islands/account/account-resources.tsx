import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { RamFacts } from '#src/components/account/ram-facts.tsx';
import { RefundFacts } from '#src/components/account/refund-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { ramWorthStore } from '#src/stores/account/account-stakes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import type { AccountPartProps } from './account-part.ts';
import { LoansPart } from './loans-part.tsx';
import { PowerupPart } from './powerup-part.tsx';
import { RexPart } from './rex-part.tsx';
import { StakesPart } from './stakes-part.tsx';
import { walletForms } from './wallet-forms.ts';
import { XprPart } from './xpr-part.tsx';

/** Sources of an account's CPU, NET and RAM: stakes, loans and rentals. */
export function AccountResources({ name, state }: AccountPartProps) {
  const { features, systemContract, rexEnabled, supportsRentbw } = chainConfig();
  const text = useAccountTexts();
  const account = state.kind === 'ready' ? state.value : null;
  return (
    <div className="space-y-6">
      <div className="grid gap-6 md:grid-cols-2">
        <Section title={text.resourcesTitle} flush>
          {account ? (
            <ResourceBars account={account} forms={walletForms()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </Section>
        {account ? <Ram account={account} /> : <SkeletonRows rows={5} />}
      </div>
      {features.includes('xpr-staking') && <XprPart name={name} />}
      {systemContract !== 'fio' && <StakesPart name={name} />}
      {account?.refund && <Refund account={account} />}
      {rexEnabled && <RexPart name={name} />}
      {rexEnabled && <LoansPart name={name} />}
      {supportsRentbw && <PowerupPart name={name} />}
    </div>
  );
}

function Ram({ account: { ram } }: { account: AccountView }) {
  const text = useAccountResourcesTexts();
  const free = ram.quota < 0 ? null : Math.max(0, ram.quota - ram.used);
  const { state } = useLoad(ramWorthStore, String(free ?? 0));
  return (
    <Section title={text.ram.title} flush>
      <RamFacts
        used={ram.used}
        quota={ram.quota}
        market={state.kind === 'ready' ? state.value : null}
      />
    </Section>
  );
}

function Refund({ account: { refund } }: { account: AccountView }) {
  const text = useAccountResourcesTexts();
  return (
    <Section title={text.refund.title} flush>
      {refund && <RefundFacts refund={refund} />}
    </Section>
  );
}
