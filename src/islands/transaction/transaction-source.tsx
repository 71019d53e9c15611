import { PackedView } from '#src/components/transaction/packed-view.tsx';
import { DownloadJson } from '#src/components/ui/download-json.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useLoad } from '#src/stores/query.ts';
import { transactionBytes } from '#src/stores/transaction/transaction-bytes.ts';

interface TransactionSourceProps {
  transaction: TransactionView;
  view: 'packed' | 'raw';
}

/** The raw response, or the signed bytes from the transaction's block. */
export function TransactionSource({ transaction, view }: TransactionSourceProps) {
  const text = useTransactionPartsTexts();
  return view === 'packed' ? (
    <Packed id={transaction.id} blockNum={transaction.blockNum} />
  ) : (
    <>
      <p className="border-b px-4 py-2">
        <DownloadJson
          value={transaction.raw}
          name={`${transaction.id}.json`}
          label={text.download}
        />
      </p>
      <JsonPanel value={transaction.raw} />
    </>
  );
}

function Packed({ id, blockNum }: { id: string; blockNum: number }) {
  const { state, store } = useLoad(transactionBytes, `${id}/${blockNum}`);
  return (
    <StateView state={state} onRetry={store?.retry}>
      {(entry) => <PackedView entry={entry} />}
    </StateView>
  );
}
