import type { Asset } from '#src/chain/core/asset.ts';
import type { RamGift } from '#src/chain/model/resource/ram-moves.ts';
import { ramPrice, type RamMarket } from '#src/chain/model/resource/ram.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Meter } from '../ui/meter.tsx';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { RamPrice } from './ram-price.tsx';

interface RamStateProps {
  /** Bytes; a quota of -1 means unlimited. */
  ram: { readonly used: number; readonly quota: number };
  liquid: Asset;
  sellable: bigint | null;
  market: RamMarket | null;
  /** Gifted bytes, which are owned and cannot be sold. */
  gift?: RamGift | null;
}

/** An account's RAM and the price of more. */
export function RamState(props: RamStateProps) {
  const {
    ram: { used, quota },
    liquid,
    sellable,
    market,
    gift,
  } = props;
  const texts = useResourcesTexts();
  const { ram: text, bytesOf } = texts;
  const format = useFormat();
  const exact = (bytes: number | bigint) => bytesOf(format.number(bytes));
  const facts: Fact[] = [
    { label: texts.shared.available, value: <Amount amount={liquid} /> },
    { label: texts.shared.ownedRam, value: quota < 0 ? '∞' : exact(quota) },
    { label: text.used, value: exact(used) },
    { label: texts.shared.freeRam, value: quota < 0 ? '∞' : exact(Math.max(0, quota - used)) },
  ];
  if (gift) facts.push({ label: text.gifted(gift.gifter), value: exact(gift.bytes) });
  if (sellable !== null) facts.push({ label: text.sellable, value: exact(sellable) });
  if (market)
    facts.push({ label: texts.shared.pricePerKb, value: <RamPrice price={ramPrice(market)} /> });
  return (
    <div className="space-y-4">
      <Meter
        label={text.used}
        used={used}
        max={quota}
        text={`${exact(used)} / ${quota < 0 ? '∞' : exact(quota)}`}
      />
      <FactRows facts={facts} />
    </div>
  );
}
