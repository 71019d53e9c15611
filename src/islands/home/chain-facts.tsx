import type { Asset } from '#src/chain/core/asset.ts';
import { ramPrice, shownRamPrice } from '#src/chain/model/resource/ram.ts';
import { marketCap } from '#src/chain/model/token/currency.ts';
import { FactGrid } from '#src/components/home/fact-grid.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { formatCompactAmount, formatMarketCap, formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useHead, useTps } from '#src/stores/chain/head.ts';
import { useCorePrice } from '#src/stores/chain/prices.ts';
import { chainFiguresStore, ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/query.ts';
import { useUrl } from '#src/stores/url.ts';

/** Current facts of the chain. */
export function ChainFacts({ coreSymbol, sellsRam }: { coreSymbol: string; sellsRam: boolean }) {
  const text = useHomeTexts();
  const head = useHead();
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const facts = [...useHeadFacts(), ...useMoneyFacts(coreSymbol, sellsRam)];
  return (
    <>
      {failure && (
        // Full width.
        <div className="-mx-4 -mt-4 mb-2">
          <FailureBanner failure={failure} stale={head.kind === 'ready'} />
        </div>
      )}
      <FactGrid label={text.facts} facts={facts} />
    </>
  );
}

function useHeadFacts() {
  const { screen, shell } = useMessages();
  const text = useHomeTexts();
  const format = useFormat();
  const head = useHead();
  const tps = useTps();
  const info = head.kind === 'ready' ? head.value : null;
  const waiting = <SkeletonWord className="w-24" />;
  return [
    {
      key: 'head',
      label: shell.headBlock,
      value: info ? <BlockLink number={info.headBlockNum} /> : waiting,
      note: info && <Time at={info.headBlockTime} />,
    },
    {
      key: 'irreversible',
      label: screen.irreversibleBlock,
      value: info ? <BlockLink number={info.lastIrreversibleBlockNum} /> : waiting,
      note: info && text.behind(format.number(info.headBlockNum - info.lastIrreversibleBlockNum)),
    },
    {
      key: 'producer',
      label: shell.producer,
      value: info ? <AccountLink name={info.headBlockProducer} /> : waiting,
    },
    {
      key: 'tps',
      label: shell.tps,
      value: tps === null ? waiting : format.number(tps, 1),
      note: text.tpsNote,
    },
  ];
}

/** The core token's price, supply and voted share, and the RAM price. */
function useMoneyFacts(coreSymbol: string, sellsRam: boolean) {
  const text = useHomeTexts();
  const format = useFormat();
  const tag = useLanguageTag();
  const hydrated = useUrl() !== null;
  const { state } = useLoad(chainFiguresStore, hydrated ? 'now' : null);
  const { state: market } = useLoad(ramMarketStore, hydrated && sellsRam ? 'now' : null);
  const figures = state.kind === 'ready' ? state.value : null;
  const without = (of: typeof state | typeof market) =>
    of.kind === 'loading' ? <SkeletonWord className="w-24" /> : '–';
  const compact = (amount: Asset | null | undefined) =>
    amount ? formatCompactAmount(amount, tag) : without(state);
  const facts = [
    {
      key: 'price',
      label: text.price(coreSymbol),
      value: hydrated ? <Price /> : without({ kind: 'loading' }),
      note: figures?.supply && <Capital supply={figures.supply} />,
    },
    {
      key: 'supply',
      label: text.supply,
      value: compact(figures?.supply),
      note: figures?.maxSupply && text.ofMost(formatCompactAmount(figures.maxSupply, tag)),
    },
    {
      key: 'voting',
      label: text.stakedVotes,
      value: compact(figures?.voting),
      note:
        figures &&
        figures.votingShare !== null &&
        text.ofSupply(format.percent(figures.votingShare)),
    },
    {
      key: 'ram',
      label: text.ramPrice,
      value:
        market.kind === 'ready' && market.value ? (
          <span title={format.amount(ramPrice(market.value))}>
            <Amount amount={shownRamPrice(ramPrice(market.value))} />
          </span>
        ) : (
          without(market)
        ),
      note: figures && figures.ramUsed !== null && text.ramUsed(format.percent(figures.ramUsed)),
    },
  ];
  return sellsRam ? facts : facts.filter(({ key }) => key !== 'ram');
}

function Price() {
  const tag = useLanguageTag();
  const core = useCorePrice();
  return core ? formatPrice(core.price, core.currency, tag) : '–';
}

function Capital({ supply }: { supply: Asset }) {
  const text = useHomeTexts();
  const tag = useLanguageTag();
  const core = useCorePrice();
  return core && text.marketCap(formatMarketCap(marketCap(supply, core.price), core.currency, tag));
}
