import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { actionsWithOutput } from '#src/chain/model/transaction/dry-run.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { FieldValue } from '../action/field-value.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Actions of a transaction can be many. */
const PAGE = 5;

/** What actions returned and printed. */
export function DryRunOutput({ actions }: { actions: readonly ActionTrace[] }) {
  const text = useActionTexts();
  const { returned: returnedText } = useTransactionBodyTexts();
  return (
    <Paged rows={actionsWithOutput(actions)} page={PAGE}>
      {(shown) => (
        <ul className="divide-y">
          {shown.map(({ ordinal, account, name, returned, console }) => (
            <li key={ordinal} className="space-y-1 py-2">
              <p dir="ltr" className="text-start font-medium">
                {account} · {name}
              </p>
              {returned && (
                <div className="flex flex-wrap gap-x-2">
                  <span className="text-muted">{returnedText}</span>
                  <span className="min-w-0">
                    <FieldValue field="" value={returned.data ?? returned.hex} />
                  </span>
                </div>
              )}
              {console !== '' && (
                <div>
                  <p className="text-muted">{text.console}</p>
                  <Quoted text={console} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
