import type { Asset } from '#src/chain/core/asset.ts';
import type { RamGift } from '#src/chain/model/resource/ram-moves.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { RamPrice } from '../resources/ram-price.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

interface RamFactsProps {
  /** Bytes; a quota of -1 means unlimited. */
  used: number;
  quota: number;
  /** Bytes among the owned ones that go back to who gave them; null if none. */
  gift?: RamGift | null;
  /**
   * Price of 1,024 bytes and the sale value of the free ones that are not gifted; null while unknown,
   * undefined where RAM is not sold.
   */
  market?: { readonly price: Asset; readonly sale: Asset } | null;
}

export function RamFacts({ used, quota, gift, market }: RamFactsProps) {
  const texts = useAccountResourcesTexts();
  const { ram: text } = texts;
  const account = useAccountTexts();
  const format = useFormat();
  const exact = (bytes: number | bigint) => text.bytes(format.number(bytes));
  const free = Math.max(0, quota - used);
  return (
    <KeyValueList
      items={[
        {
          key: 'quota',
          label: texts.shared.ownedRam,
          value: quota < 0 ? account.unlimited : exact(quota),
        },
        { key: 'used', label: text.used, value: exact(used) },
        {
          key: 'free',
          label: texts.shared.freeRam,
          value: quota < 0 ? account.unlimited : exact(free),
        },
        ...(gift
          ? [
              { key: 'gifted', label: text.gifted, value: exact(gift.bytes) },
              { key: 'gifter', label: text.gifter, value: <AccountLink name={gift.gifter} /> },
            ]
          : []),
        ...(market === undefined
          ? []
          : [
              {
                key: 'price',
                label: texts.shared.pricePerKb,
                value: market ? <RamPrice price={market.price} /> : '—',
              },
              {
                key: 'sale',
                label: text.sale,
                value: market && quota >= 0 ? <Amount amount={market.sale} /> : '—',
              },
            ]),
      ]}
    />
  );
}
