import type { Asset } from '#src/chain/core/asset.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { RamPrice } from '../resources/ram-price.tsx';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

interface RamFactsProps {
  /** Bytes; a quota of -1 means unlimited. */
  used: number;
  quota: number;
  /** Price of 1,024 bytes and the sale value of the free ones; null while unknown. */
  market: { readonly price: Asset; readonly sale: Asset } | null;
}

export function RamFacts({ used, quota, market }: RamFactsProps) {
  const { ram: text } = useAccountResourcesTexts();
  const account = useAccountTexts();
  const format = useFormat();
  const exact = (bytes: number) => text.bytes(format.number(bytes));
  const free = Math.max(0, quota - used);
  return (
    <KeyValueList
      items={[
        { key: 'quota', label: text.quota, value: quota < 0 ? account.unlimited : exact(quota) },
        { key: 'used', label: text.used, value: exact(used) },
        { key: 'free', label: text.free, value: quota < 0 ? account.unlimited : exact(free) },
        {
          key: 'price',
          label: text.price,
          value: market ? <RamPrice price={market.price} /> : '—',
        },
        {
          key: 'sale',
          label: text.sale,
          value: market && quota >= 0 ? <Amount amount={market.sale} /> : '—',
        },
      ]}
    />
  );
}
