import { Fragment, type ReactNode } from 'react';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { FieldValue } from './field-value.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** An action's authorizers, notified accounts, console output and RAM changes. */
export function ActionEffects({ action }: { action: ActionTrace }) {
  const text = useTransactionTexts().action;
  const format = useFormat();
  const { returned: returnedText } = useTransactionTexts();
  const { authorization, receivers, console, ramDeltas, returned } = action;
  const notified = receivers.filter((name) => name !== action.account);
  return (
    <div className="text-xs leading-6">
      {authorization.length > 0 && (
        <Names label={text.by} rows={authorization}>
          {({ actor, permission }) => <AccountLink name={actor} permission={permission} />}
        </Names>
      )}
      {notified.length > 0 && (
        <Names label={text.notifies} rows={notified}>
          {(name) => <AccountLink name={name} />}
        </Names>
      )}
      {ramDeltas.length > 0 && (
        <Names label={text.ram} rows={ramDeltas}>
          {({ account, bytes }) => (
            <span>
              <AccountLink name={account} />{' '}
              <span dir="ltr" className="whitespace-nowrap tabular-nums">
                {bytes > 0 ? '+' : '−'}
                {format.number(Math.abs(bytes))} B
              </span>
            </span>
          )}
        </Names>
      )}
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
          <p dir="ltr" className="mt-1 rounded-sm bg-sunken px-2 py-1 font-mono">
            <HostileText text={console} limit={400} />
          </p>
        </div>
      )}
    </div>
  );
}

/** Names rendered at first. */
const PAGE = 50;

interface NamesProps<T> {
  label: string;
  rows: readonly T[];
  children: (row: T) => ReactNode;
}

function Names<T>({ label, rows, children }: NamesProps<T>) {
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="text-muted">{label}</span>
      <Paged rows={rows} page={PAGE} inline>
        {(shown) => shown.map((row, place) => <Fragment key={place}>{children(row)}</Fragment>)}
      </Paged>
    </p>
  );
}
