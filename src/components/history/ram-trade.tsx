import type { RamTrade } from '#src/chain/model/action/ram-trade.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';

/** Below a purchase or sale of RAM: its bytes and its fee. */
export function RamTradeLine({ bytes, fee }: RamTrade) {
  const text = useTransactionBodyTexts();
  const format = useFormat();
  return (
    <span className="block text-xs text-quiet">
      {bytes !== null && (
        <bdi dir="ltr">
          {bytes < 0n ? '−' : '+'}
          {format.number(bytes < 0n ? -bytes : bytes)} B
        </bdi>
      )}
      {bytes !== null && fee && ' · '}
      {fee && (
        <>
          {text.fee} <Amount amount={fee} />
        </>
      )}
    </span>
  );
}
