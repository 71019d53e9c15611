import { capText, compactText, priceText } from '#src/components/home/compact-text.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { type Asset, formatAsset } from '#src/chain/core/asset.ts';
import { marketCap } from '#src/chain/model/token/currency.ts';
import { ramPrice, shownRamPrice } from '#src/chain/model/resource/ram.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainFiguresStore, ramMarketStore } from '#src/stores/history/latest.ts';
import { useCorePrice } from '#src/stores/chain/prices.ts';
import { useLoad } from '#src/stores/query.ts';
import { useUrl } from '#src/stores/url.ts';

/** The core token's price, supply and voted share, and the RAM price. */
export function useMoneyFacts(coreSymbol: string, sellsRam: boolean) {
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
    amount ? compactText(amount, tag) : without(state);
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
      note: figures?.maxSupply && text.ofMost(compactText(figures.maxSupply, tag)),
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
          <span title={formatAsset(ramPrice(market.value))}>
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
  return core ? priceText(core.price, core.currency, tag) : '–';
}

function Capital({ supply }: { supply: Asset }) {
  const text = useHomeTexts();
  const tag = useLanguageTag();
  const core = useCorePrice();
  return core && text.marketCap(capText(marketCap(supply, core.price), core.currency, tag));
}
