import type { ActionRow } from '#src/chain/model/action/action.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { ActionData } from '../action/action-data.tsx';
import { AccountLink, BlockLink, TransactionLink } from '../ui/entity-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { JsonPanel } from '../ui/json-view.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

const MOST_NAMES = 20;

/** An action's full data, decoded or raw. */
export function RowDetails({ row, raw }: { row: ActionRow; raw: boolean }) {
  const text = useHistoryTexts();
  const action = useActionTexts();
  if (raw) return <JsonPanel value={row} />;
  const { authorization, receivers, transactionId, blockNum, blockTime, globalSequence } = row;
  const rest = receivers.length - MOST_NAMES;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-2">
      <ActionData action={row} />
      <KeyValueList
        items={[
          {
            key: 'transaction',
            label: text.transaction,
            value: (
              <span className="flex min-w-0 items-center">
                <span className="min-w-0">
                  <TransactionLink id={transactionId} />
                </span>
                <CopyButton value={transactionId} label={text.shared.copyTransaction} />
              </span>
            ),
          },
          { key: 'block', label: text.block, value: <BlockLink number={blockNum} /> },
          { key: 'time', label: text.shared.time, value: <AbsoluteTime at={blockTime} /> },
          {
            key: 'signed',
            label: text.signedBy,
            value: (
              <span className="flex flex-wrap gap-x-3">
                {authorization.map(({ actor, permission }) => (
                  <AccountLink
                    key={`${actor}@${permission}`}
                    name={actor}
                    permission={permission}
                  />
                ))}
              </span>
            ),
          },
          {
            key: 'delivered',
            label: text.delivered,
            value: (
              <span className="flex flex-wrap gap-x-3">
                {receivers.slice(0, MOST_NAMES).map((name) => (
                  <AccountLink key={name} name={name} />
                ))}
                {rest > 0 && <span className="text-muted">{action.more(String(rest))}</span>}
              </span>
            ),
          },
          ...(globalSequence === null
            ? []
            : [{ key: 'sequence', label: text.sequence, value: globalSequence }]),
        ]}
      />
    </div>
  );
}
