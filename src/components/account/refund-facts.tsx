import type { RefundView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { RefundWait } from './refund-wait.tsx';

/** The pending refund and when it can be claimed. */
export function RefundFacts({ refund }: { refund: RefundView }) {
  const text = useAccountTexts();
  return (
    <>
      <KeyValueList
        items={[
          { key: 'cpu', label: text.refundCpu, value: <Amount amount={refund.cpu} /> },
          { key: 'net', label: text.refundNet, value: <Amount amount={refund.net} /> },
        ]}
      />
      <div className="border-t py-3">
        <RefundWait availableAt={refund.availableAt} />
      </div>
    </>
  );
}
