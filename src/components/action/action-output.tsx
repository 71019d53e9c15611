import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { Quoted } from '../ui/text/quoted.tsx';
import { FieldValue } from './field-value.tsx';

/** What an action returned and printed, each where there is any. */
export function ActionOutput({ returned, console }: Pick<ActionTrace, 'returned' | 'console'>) {
  const text = useActionTexts();
  const { returned: returnedText } = useTransactionBodyTexts();
  return (
    <>
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
    </>
  );
}
