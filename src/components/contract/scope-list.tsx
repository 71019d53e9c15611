import { clsx } from 'clsx';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { scopeMeaning } from '#src/chain/model/abi/scope.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRowWindow } from '../ui/rows/row-window.tsx';
import { asTyped } from '../ui/fields/chain-text.ts';
import { SamePageLink } from './same-page-link.tsx';
import { ListHead } from './name-list.tsx';

export interface ListedScope {
  scope: string;
  /** Null if only a bound is known, or nothing yet. */
  rows: number | null;
  atMost: number | null;
}

/** Height of a scope's line, in pixels. */
const ROW_HEIGHT = 32;

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
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const keyOf = useCallback((index: number) => scopes[index]?.scope ?? String(index), [scopes]);
  const { isPart, pieces, measure, follower } = useRowWindow({
    count: scopes.length,
    keyOf,
    height: ROW_HEIGHT,
    holder: list,
    scroller: box,
  });
  const visit = (scope: string) => {
    setOpen(false);
    onVisit(scope);
  };
  return (
    <nav aria-label={text.scopes} className="hang">
      <ListHead
        title={text.scopes}
        current={current ?? ''}
        open={open}
        onToggle={() => setOpen(!open)}
      />
      <div className={clsx('max-tablet:border-t', !open && 'max-tablet:hidden')}>
        <form
          className="pt-2 tablet:pt-0"
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
            {...asTyped}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className="h-9 w-full rounded-sm border border-transparent bg-sunken px-3 text-base focus:border-accent focus:bg-surface md:text-sm"
          />
          <p id="scope-hint" className="pt-1 text-xs text-quiet">
            {text.scopeHint}
          </p>
        </form>
        <div ref={box} className="max-h-80 overflow-y-auto py-2">
          <ul ref={list}>
            {pieces.map((piece, at) => {
              if ('gap' in piece)
                return <li key={`gap ${at}`} aria-hidden style={{ height: piece.gap }} />;
              const one = scopes[piece.index];
              return (
                one && (
                  <li
                    key={one.scope}
                    ref={measure}
                    data-index={piece.index}
                    aria-setsize={isPart ? scopes.length : undefined}
                    aria-posinset={isPart ? piece.index + 1 : undefined}
                  >
                    <ScopeLine
                      {...one}
                      isCurrent={one.scope === current}
                      href={hrefOf(one.scope)}
                      onVisit={() => visit(one.scope)}
                    />
                  </li>
                )
              );
            })}
          </ul>
          {follower}
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
    <SamePageLink
      href={href}
      onVisit={onVisit}
      aria-current={isCurrent ? 'true' : undefined}
      className={clsx(
        'flex min-h-8 items-center justify-between gap-2 rounded-sm px-2 py-1 -outline-offset-2',
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
    </SamePageLink>
  );
}
