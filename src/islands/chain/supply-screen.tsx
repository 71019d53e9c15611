import { addAssets } from '#src/chain/core/asset-sums.ts';
import type { SupplyView } from '#src/chain/model/token/supply.ts';
import { Part, SupplyFacts } from '#src/components/chain/supply-facts.tsx';
import { YieldTable } from '#src/components/chain/yield-table.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useSupplyTexts } from '#src/i18n/areas/chain/supply/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { supplyStore } from '#src/stores/chain/supply.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function SupplyScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Supply />
    </Screen>
  );
}

function Supply() {
  const inBrowser = !useOnServer();
  const load = useLoad(supplyStore, inBrowser ? '' : null);
  const text = useSupplyTexts();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <StateView
        {...load}
        loading={<SkeletonRows rows={10} />}
        empty={{ title: text.none, text: text.noneHint }}
      >
        {(view) => view && <Figures view={view} />}
      </StateView>
    </>
  );
}

function Figures({ view }: { view: SupplyView }) {
  const text = useSupplyTexts();
  const format = useFormat();
  const { supply, staked, rewarded, yearly, producers } = view;
  const isStaked = chainConfig().features.includes('xpr-staking');
  const issued =
    yearly &&
    [yearly.yieldFarming, yearly.producers, yearly.consortium, yearly.staking].reduce(addAssets);
  return (
    <div className="space-y-8">
      <Section title={text.token(supply.symbol.code)}>
        <SupplyFacts view={view} />
      </Section>
      {producers && (
        <Section title={text.producers}>
          <KeyValueList
            items={(['bpRewards', 'bpBucket', 'totalBp'] as const).map((key) => ({
              key,
              label: text[key],
              value: <Part part={producers[key]} of={supply} />,
            }))}
          />
        </Section>
      )}
      {isStaked && (
        <Section title={text.shared.staking}>
          <KeyValueList
            items={[
              { key: 'staked', label: text.staked, value: <Part part={staked} of={supply} /> },
              {
                key: 'rewarded',
                label: text.rewarded,
                value: <Part part={rewarded} of={supply} />,
              },
              {
                key: 'apr',
                label: text.shared.yearlyReturn,
                value: yearly ? format.percent(yearly.apr / 100, 2) : text.notReported,
              },
            ]}
          />
        </Section>
      )}
      {yearly && issued && (
        <Section title={text.yearly} note={<Amount amount={issued} />}>
          <YieldTable yearly={yearly} />
        </Section>
      )}
    </div>
  );
}

export const screen: ScreenModule = { Screen: SupplyScreen };

await textsReady();
