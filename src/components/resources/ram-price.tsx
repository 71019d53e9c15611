import type { Asset } from '#src/chain/core/asset.ts';
import { shownRamPrice } from '#src/chain/model/resource/ram.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';

/** The price of 1,024 bytes of RAM, the same on every screen. Its tooltip has all decimals. */
export function RamPrice({ price }: { price: Asset }) {
  const format = useFormat();
  return (
    <span title={format.amount(price)}>
      <Amount amount={shownRamPrice(price)} />
    </span>
  );
}
