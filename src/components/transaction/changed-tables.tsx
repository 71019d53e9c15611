import type { TableChange } from '#src/chain/model/action/state-change.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ChangedRow } from '../action/table-changes.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

interface ChangedTablesProps {
  changes: readonly TableChange[];
  /**
   * The block of these changes, if the source reports changes by block only; null if they are the
   * transaction's own.
   */
  ofBlock: number | null;
  /** The list may be incomplete. */
  truncated?: boolean;
}

/** Changed table rows and their authors, if known. */
export function ChangedTables({ changes, ofBlock, truncated = false }: ChangedTablesProps) {
  const text = useTransactionPartsTexts();
  const format = useFormat();
  const count = format.number(changes.length);
  if (changes.length === 0) return <p className="py-4 text-muted">{text.noTableChanges}</p>;
  return (
    <>
      <p className="border-b py-2 text-xs text-muted">
        {ofBlock === null ? text.changesOwn(count) : text.changesOfBlock(format.number(ofBlock))}
        {truncated && ` ${text.changesCut(count)}`}
      </p>
      <Paged rows={changes} page={100}>
        {(shown) => (
          <ul className="divide-y">
            {shown.map((change, index) => (
              <li key={index} className="py-2">
                <ChangedRow change={change} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
