import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { scopeMeaning } from '#src/chain/model/abi/scope.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { HereLink } from './here-link.tsx';
import { ListHead } from './name-list.tsx';

export interface ListedScope {
  scope: string;
  /** Null if only a bound is known, or nothing yet. */
  rows: number | null;
  atMost: number | null;
}

interface ScopeListProps {
  scopes: readonly ListedScope[];
  /** The selected scope; null for none. */
  current: string | null;
  typed: string;
  onType: (text: string) => void;
  hrefOf: (scope: string) => string;
  onVisit: (scope: string) => void;
  /** Replaces or follows the list. */
  children?: ReactNode;
}

/** A table's scopes that contain rows, and a field for any other scope. */
export function ScopeList(props: ScopeListProps) {
  const { scopes, current, typed, onType, hrefOf, onVisit, children } = props;
  const text = useContractTexts();
  const [open, setOpen] = useState(false);
  const visit = (scope: string) => {
    setOpen(false);
    onVisit(scope);
  };
  return (
    <nav aria-label={text.scopes} className="min-w-0 rounded-md border bg-surface">
      <ListHead
        title={text.scopes}
        current={current ?? ''}
        open={open}
        onToggle={() => setOpen(!open)}
      />
      <div className={clsx('max-tablet:border-t', !open && 'max-tablet:hidden')}>
        <form
          className="px-2 pt-2 tablet:pt-0"
          onSubmit={(event) => {
            event.preventDefault();
            visit(typed.trim());
          }}
        >
          <input
            dir="ltr"
            aria-label={text.scope}
            aria-describedby="scope-hint"
            placeholder={text.scope}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className="h-9 w-full rounded-sm border border-transparent bg-sunken px-3 text-base focus:border-accent focus:bg-surface md:text-sm"
          />
          <p id="scope-hint" className="px-2 pt-1 text-xs text-muted">
            {text.scopeHint}
          </p>
        </form>
        <div className="max-h-80 overflow-y-auto p-2">
          <ul>
            {scopes.map((one) => (
              <li key={one.scope}>
                <ScopeLine
                  {...one}
                  isCurrent={one.scope === current}
                  href={hrefOf(one.scope)}
                  onVisit={() => visit(one.scope)}
                />
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </nav>
  );
}

interface ScopeLineProps extends ListedScope {
  isCurrent: boolean;
  href: string;
  onVisit: () => void;
}

function ScopeLine({ scope, rows, atMost, isCurrent, href, onVisit }: ScopeLineProps) {
  const text = useContractTexts();
  const format = useFormat();
  const meaning = scopeMeaning(scope);
  return (
    <HereLink
      href={href}
      onVisit={onVisit}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'flex min-h-8 items-center justify-between gap-2 rounded-sm px-2 py-1 outline-offset-[-2px]',
        isCurrent ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-sunken',
      )}
    >
      <span dir="ltr" data-name={meaning === null && isName(scope) ? scope : undefined}>
        {meaning ?? scope}
        {meaning !== null && <span className="ms-2 text-xs text-muted">{scope}</span>}
      </span>
      <span className="shrink-0 text-xs text-muted tabular-nums">
        {rows !== null && text.rowCount(format.number(rows))}
        {rows === null && atMost !== null && text.rowsAtMost(format.number(atMost))}
      </span>
    </HereLink>
  );
}
