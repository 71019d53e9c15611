import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { actionsWithOutput } from '#src/chain/model/transaction/dry-run.ts';
import { ActionOutput } from '../action/action-output.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** Actions of a transaction can be many. */
const PAGE = 5;

/** What actions returned and printed. */
export function DryRunOutput({ actions }: { actions: readonly ActionTrace[] }) {
  return (
    <Paged rows={actionsWithOutput(actions)} page={PAGE}>
      {(shown) => (
        <ul className="divide-y">
          {shown.map(({ ordinal, account, name, returned, console }) => (
            <li key={ordinal} className="space-y-1 py-2">
              <p dir="ltr" className="text-start font-medium">
                {account} · {name}
              </p>
              <ActionOutput returned={returned} console={console} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
