import { type ReactNode, Suspense } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { ramPrice } from '#src/chain/model/resource/ram.ts';
import { marketCap } from '#src/chain/model/token/currency.ts';
import { CompactAmount } from '#src/components/home/compact-amount.tsx';
import { FactGrid } from '#src/components/home/fact-grid.tsx';
import { RamPrice } from '#src/components/resources/ram-price.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { formatCompactAmount, formatMarketCap, formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import type { RoundNow } from '#src/stores/block/round-view.ts';
import { useHead, useTps } from '#src/stores/chain/head.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useCorePrice, useMissingPrice } from '#src/stores/chain/prices.ts';
import { chainFiguresStore, ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useVisitor } from '../use-visitor.ts';

const PriceTrend = lazyPart(async () => (await import('./fact-trends.tsx')).PriceTrend, Nothing);
const PriceSource = lazyPart(
  async () => (await import('#src/components/price/price-source.tsx')).PriceSource,
  Nothing,
);
const MissingPrice = lazyPart(
  async () => (await import('#src/components/price/price-source.tsx')).MissingPrice,
  Nothing,
);
const RamTrend = lazyPart(async () => (await import('./fact-trends.tsx')).RamTrend, Nothing);
/** Narrower screens have no room for trends. */
const WIDE = '(width >= 40rem)';

interface ChainFactsProps {
  coreSymbol: string;
  /** The token before it, which stakes count too. */
  legacySymbol: string | undefined;
  sellsRam: boolean;
  /** Whether all that an account has votes, as on FIO. */
  balancesVote: boolean;
  /** Whether part of the supply is not in circulation. */
  isPartHeld: boolean;
  /** Whether a service of the chain may know prices over time. */
  hasPrices: boolean;
  round: RoundNow | null;
}

/** Current facts of the chain. */
export function ChainFacts({ round, ...chain }: ChainFactsProps) {
  const text = useHomeTexts();
  const format = useFormat();
  const tps = useTps();
  const isFailed = useHead().kind === 'failed';
  const rate = {
    key: 'tps',
    label: text.tps,
    value: tps === null ? (isFailed ? '–' : waiting) : format.number(tps, 1),
    note: text.tpsNote,
  };
  const facts = [rate, ...useMoneyFacts(chain), useMissed(round)];
  return <FactGrid label={text.facts} facts={facts} />;
}

const waiting = <SkeletonWord className="w-24" />;

/** The core token's price, supply and voted share, and the RAM price. */
function useMoneyFacts(chain: Omit<ChainFactsProps, 'round'>) {
  const { coreSymbol, legacySymbol, sellsRam, balancesVote, isPartHeld, hasPrices } = chain;
  const text = useHomeTexts();
  const format = useFormat();
  const tag = useLanguageTag();
  const inBrowser = !useOnServer();
  const { state } = useLoad(chainFiguresStore, inBrowser ? 'now' : null);
  const { state: market } = useLoad(ramMarketStore, inBrowser && sellsRam ? 'now' : null);
  const figures = state.kind === 'ready' ? state.value : null;
  const without = (of: typeof state | typeof market) => (of.kind === 'loading' ? waiting : '–');
  const hasVisitor = useVisitor();
  // Its place is reserved where it may come.
  const trend = (part: ReactNode) =>
    hasVisitor && matchMedia(WIDE).matches ? <Suspense>{part}</Suspense> : null;
  const compact = (amount: Asset | null | undefined) =>
    amount ? <CompactAmount amount={amount} /> : without(state);
  // Its share is of both tokens; the circulation below is that of the core token.
  const voters = (share: string) =>
    legacySymbol === undefined
      ? text.ofCirculation(share)
      : text.ofBoth(share, coreSymbol, legacySymbol);
  const facts = [
    {
      key: 'price',
      label: text.price(coreSymbol),
      value: inBrowser ? <Price /> : waiting,
      note: figures?.circulating && <Capital supply={figures.circulating} />,
      more: inBrowser && <PriceBasis />,
      ...(hasPrices && { trend: trend(<PriceTrend />) }),
    },
    {
      key: 'voting',
      label: balancesVote ? text.votingTokens(coreSymbol) : text.stakedVotes,
      value: compact(figures?.voting),
      note: figures && figures.votingShare !== null && voters(format.percent(figures.votingShare)),
    },
    {
      key: 'supply',
      label: isPartHeld ? text.circulating : text.supply,
      value: compact(figures?.circulating),
      note: figures?.maxSupply && text.ofMost(formatCompactAmount(figures.maxSupply, tag)),
    },
    {
      key: 'ram',
      label: text.ramPrice,
      value:
        market.kind === 'ready' && market.value ? (
          <RamPrice price={ramPrice(market.value)} />
        ) : (
          without(market)
        ),
      note: figures && figures.ramUsed !== null && text.ramUsed(format.percent(figures.ramUsed)),
      trend: trend(<RamTrend />),
    },
  ];
  return sellsRam ? facts : facts.filter(({ key }) => key !== 'ram');
}

function Price() {
  const tag = useLanguageTag();
  const core = useCorePrice();
  return core ? formatPrice(core.price, core.currency, tag) : '–';
}

/** The source of the price, or why there is none. */
function PriceBasis() {
  const core = useCorePrice();
  const skipped = useMissingPrice();
  return (
    <Suspense>
      {core && <PriceSource {...core} />}
      {skipped && <MissingPrice skipped={skipped} testnet={chainConfig().testnet} />}
    </Suspense>
  );
}

function Capital({ supply }: { supply: Asset }) {
  const text = useHomeTexts();
  const tag = useLanguageTag();
  const core = useCorePrice();
  return core && text.marketCap(formatMarketCap(marketCap(supply, core.price), core.currency, tag));
}

/** Blocks missed in the last round, and by whom. */
function useMissed(now: RoundNow | null) {
  const head = useHead();
  const text = useRoundTexts();
  const format = useFormat();
  const missing = now?.turns.flatMap(({ missed }, turn) =>
    missed > 0 ? [now.round.producers[turn] ?? ''] : [],
  );
  return {
    key: 'missed',
    label: text.missedBlocks,
    value: now ? (
      <>
        {format.number(now.missed)}{' '}
        <span className="text-sm font-normal text-quiet">
          {text.ofSlots(format.number(now.counted))}
        </span>
      </>
    ) : head.kind === 'loading' ? (
      waiting
    ) : (
      // The schedule is on its way, or the chain has no rounds.
      '–'
    ),
    note:
      missing?.length === 1 ? (
        <AccountLink name={missing[0] ?? ''} />
      ) : (
        missing && missing.length > 1 && text.byProducers(missing.length)
      ),
  };
}
