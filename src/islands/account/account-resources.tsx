import type { AccountView } from '#src/chain/model/account/account.ts';
import { LongStakes } from '#src/components/account/long-stakes.tsx';
import { LoanTable, PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { RefundFacts } from '#src/components/account/refund-facts.tsx';
import { RamFacts } from '#src/components/account/resource-facts.tsx';
import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { RexFacts } from '#src/components/account/rex-facts.tsx';
import { XprFacts } from '#src/components/account/xpr-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import {
  powerupStore,
  ramWorthStore,
  rexLoansStore,
  rexStore,
  xprStore,
} from '#src/stores/account/account-stakes.ts';
import { ramGiftStore } from '#src/stores/account/ram-gifts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import type { AccountPartProps } from './account-tab.ts';
import { ResourceLinks } from './resource-links.tsx';
import { StakesPart } from './stakes-part.tsx';

/** Where an account's CPU, NET and RAM come from: stakes, loans and rentals. */
export function AccountResources({ name, state }: AccountPartProps) {
  const { features, systemContract, rexEnabled, supportsRentbw } = useActualChain();
  const account = state.kind === 'ready' ? state.value : null;
  return (
    <div className="space-y-6">
      {account ? <Ram account={account} /> : <SkeletonRows rows={5} />}
      {features.includes('xpr-staking') && <XprPart name={name} />}
      {systemContract !== 'fio' && <StakesPart name={name} />}
      {account?.refund && <Refund account={account} />}
      {rexEnabled && <RexPart name={name} />}
      {rexEnabled && <LoansPart name={name} />}
      {supportsRentbw && <PowerupPart name={name} />}
    </div>
  );
}

function Ram({ account: { name, ram } }: { account: AccountView }) {
  const text = useAccountResourcesTexts();
  const { features } = useActualChain();
  const given = useLoad(ramGiftStore, features.includes('ram-gifts') ? name : null).state;
  const gift = given.kind === 'ready' ? given.value : null;
  const own = ram.quota - Number(gift?.bytes ?? 0n);
  const free = Math.max(0, Math.min(own, ram.quota - ram.used));
  const isSold = features.includes('ram-market');
  const { state } = useLoad(ramWorthStore, isSold ? String(free) : null);
  return (
    <Section
      title={text.ram.title}
      actions={isSold && <ResourceLinks name={name} forms={['buyRam', 'sellRam']} />}
    >
      <RamFacts
        used={ram.used}
        quota={ram.quota}
        gift={gift}
        {...(isSold && { market: state.kind === 'ready' ? state.value : null })}
      />
    </Section>
  );
}

function Refund({ account: { name, refund } }: { account: AccountView }) {
  const text = useAccountResourcesTexts();
  return (
    <Section title={text.refund.title} actions={<ResourceLinks name={name} forms={['refund']} />}>
      {refund && <RefundFacts refund={refund} />}
    </Section>
  );
}

function LoansPart({ name }: { name: string }) {
  const load = useLoad(rexLoansStore, name);
  const { loans: text } = useAccountResourcesTexts();
  return (
    <Section title={text.title}>
      <StateView {...load} empty={{ title: text.none }}>
        {(loans) => <LoanTable loans={loans} />}
      </StateView>
    </Section>
  );
}

function PowerupPart({ name }: { name: string }) {
  const load = useLoad(powerupStore, name);
  const texts = useAccountResourcesTexts();
  const { powerup: text } = texts;
  return (
    <Section title={text.title} actions={<ResourceLinks name={name} forms={['powerup']} />}>
      <StateView {...load} empty={{ title: text.none, text: texts.shared.noPowerup }}>
        {({ orders, market }) => (
          <PowerupOrders orders={orders} market={market} symbol={chainConfig().coreSymbol} />
        )}
      </StateView>
    </Section>
  );
}

function RexPart({ name }: { name: string }) {
  const load = useLoad(rexStore, name);
  const { rex: text } = useAccountResourcesTexts();
  return (
    <Section title={text.title} actions={<ResourceLinks name={name} forms={['lend', 'unlend']} />}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(holdings) => (
          <>
            <RexFacts holdings={holdings} />
            {holdings.balance && holdings.balance.buckets.length > 0 && (
              <RexBuckets buckets={holdings.balance.buckets} pool={holdings.pool} />
            )}
          </>
        )}
      </StateView>
    </Section>
  );
}

function XprPart({ name }: { name: string }) {
  const load = useLoad(xprStore, name);
  const { xpr: text, stakes } = useAccountResourcesTexts();
  return (
    <Section title={text.title} actions={<ResourceLinks name={name} forms={['claim']} />}>
      <StateView {...load} empty={{ title: stakes.none }}>
        {({ short, refund, long, longTotal, delegations }) => (
          <>
            <XprFacts
              short={short}
              refund={refund}
              longTotal={longTotal}
              delegations={delegations.filter(({ to }) => to !== name)}
            />
            {long.length > 0 && <LongStakes stakes={long} />}
          </>
        )}
      </StateView>
    </Section>
  );
}
