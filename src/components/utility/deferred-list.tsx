import type { OwnDeferred } from '#src/chain/model/transaction/account-deferred.ts';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { Button } from '../ui/button.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { AccountLink, TransactionLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** Transactions rendered at first. */
const PAGE = 20;

interface DeferredListProps {
  rows: readonly OwnDeferred[];
  /** Whether all of the chain's deferred transactions were searched. */
  complete: boolean;
  system: string;
  tokenContract: string;
  onChoose: (id: string) => void;
}

/** An account's deferred transactions, each with a button that fills the form. */
export function DeferredList(props: DeferredListProps) {
  const { rows, complete, onChoose, ...contracts } = props;
  const { cancel: text } = useUtilityTexts();
  return (
    <>
      {rows.length === 0 && <p className="py-3 text-muted">{text.none}</p>}
      <Paged rows={rows} page={PAGE}>
        {(shown) => (
          <ul className="divide-y">
            {shown.map((row) => (
              <li key={row.id} className="space-y-1 py-3">
                <div className="flex items-center justify-between gap-3">
                  <TransactionLink id={row.id} width="short" />
                  {row.canceledBy && (
                    <Button
                      size="sm"
                      aria-label={text.chooseOne(row.id.slice(0, 8))}
                      onClick={() => onChoose(row.id)}
                    >
                      {text.choose}
                    </Button>
                  )}
                </div>
                {row.delayUntil !== null && (
                  <p className="text-xs text-quiet">
                    <DueTime at={row.delayUntil} label={text.due} due={text.dueNow} />
                  </p>
                )}
                {row.sender !== '' && (
                  <p>
                    {text.sender} <AccountLink name={row.sender} />
                  </p>
                )}
                {row.actions.map((action, index) => (
                  // Actions have no ids, and their order never changes.
                  <p key={index}>
                    <ActionSummary action={action} tense="ahead" {...contracts} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {!complete && <p className="py-3 text-muted">{text.partly}</p>}
    </>
  );
}
