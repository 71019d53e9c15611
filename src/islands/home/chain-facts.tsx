import { FactGrid } from '#src/components/home/fact-grid.tsx';
import { currencyText } from '#src/components/account/currency-text.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { ramPrice } from '#src/chain/model/ram.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useLanguageTag, useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useHead, useTps } from '#src/stores/head.ts';
import { ramMarketStore } from '#src/stores/latest.ts';
import { usePrices } from '#src/stores/prices.ts';
import { useLoad } from '#src/stores/query.ts';
import { useUrl } from '#src/stores/url.ts';

const unknown = '–';

/** What the chain says of itself now. */
export function ChainFacts({ coreSymbol, sellsRam }: { coreSymbol: string; sellsRam: boolean }) {
  const { screen, shell } = useMessages();
  const text = useHomeTexts();
  const format = useFormat();
  const head = useHead();
  const tps = useTps();
  const hydrated = useUrl() !== null;
  const { state: market } = useLoad(ramMarketStore, hydrated && sellsRam ? 'now' : null);
  const info = head.kind === 'ready' ? head.value : null;
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const waiting = <SkeletonWord className="w-24" />;
  const ram = market.kind === 'ready' ? market.value : null;
  const facts = [
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
    },
    {
      key: 'price',
      label: text.price(coreSymbol),
      value: hydrated ? <Price coreSymbol={coreSymbol} /> : waiting,
    },
    {
      key: 'ram',
      label: text.ramPrice,
      value: ram ? (
        <Amount amount={ramPrice(ram)} />
      ) : market.kind === 'loading' ? (
        waiting
      ) : (
        unknown
      ),
    },
  ];
  return (
    <>
      {failure && <FailureBanner failure={failure} stale={info !== null} />}
      <FactGrid
        label={text.facts}
        facts={sellsRam ? facts : facts.filter(({ key }) => key !== 'ram')}
      />
    </>
  );
}

function Price({ coreSymbol }: { coreSymbol: string }) {
  const tag = useLanguageTag();
  const prices = usePrices();
  const price = prices?.prices.get(`${chainConfig().accounts.token}:${coreSymbol}`);
  return price === undefined || !prices ? unknown : currencyText(price, prices.currency, tag);
}
