import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { useSentences } from '#src/i18n/sentences/use-sentences.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { ActionData } from './action-data.tsx';
import { ActionName } from './action-name.tsx';
import { SentenceText } from './sentence-text.tsx';

/** Names rendered at first. */
const PAGE = 50;

/** Few actions return or print something. */
const ActionOutput = lazyPart(async () => (await import('./action-output.tsx')).ActionOutput);

/** Few sources report table changes. */
const TableChanges = lazyPart(async () => (await import('./table-changes.tsx')).TableChanges);

/** Actions of one level rendered at first. */
export const CHILDREN = 100;

interface ActionNodeProps {
  action: ActionTrace;
  level: number;
  /** The ordinal of the only item in the tab order. */
  current: number | undefined;
  folded: ReadonlySet<number>;
  onFold: (ordinal: number, close: boolean) => void;
  tense: Tense | undefined;
  system: string | undefined;
  tokenContract: string | undefined;
}

export function ActionNode({ action, level, ...tree }: ActionNodeProps) {
  const { current, folded, onFold, tense, system, tokenContract } = tree;
  const { ordinal, inline } = action;
  const open = !folded.has(ordinal);
  const formatter = useSentences(action, system);
  const sentence = formatter?.sentenceOf(action, system);
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-expanded={open}
      aria-selected={ordinal === current}
      tabIndex={ordinal === current ? 0 : -1}
      data-ordinal={ordinal}
      className={clsx(
        '-outline-offset-2',
        level === 1 && 'border-b last:border-b-0 print:break-inside-avoid',
      )}
    >
      <div className="flex items-start gap-2 py-2">
        {/* Not in the tab order: the tree has its own keys for folding. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => onFold(ordinal, open)}
          className="tap -ms-1.5 -my-1 flex size-7 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-sunken print:hidden"
        >
          <ChevronRight
            size={16}
            className={clsx('transition-transform', open ? 'rotate-90' : 'icon-directional')}
          />
        </button>
        <div className="min-w-0 flex-1 space-y-2">
          <div className="flex flex-wrap items-baseline gap-x-3">
            {formatter && sentence && (
              <span className="min-w-0">
                <SentenceText
                  sentence={sentence}
                  tense={tense}
                  patterns={formatter.patterns}
                  tokenContract={tokenContract}
                />
              </span>
            )}
            <span className={clsx(sentence && 'ms-auto text-xs')}>
              <ActionName action={action} />
            </span>
          </div>
          {open && (
            <>
              <ActionData action={action} />
              <ActionEffects action={action} />
              {action.tableChanges && (
                <Suspense fallback={<div className="h-6" />}>
                  <TableChanges changes={action.tableChanges} />
                </Suspense>
              )}
            </>
          )}
        </div>
      </div>
      {open && inline.length > 0 && (
        <Paged rows={inline} page={CHILDREN}>
          {(shown) => (
            <ul role="group" className="ms-2 border-s-2 ps-2 md:ps-3">
              {shown.map((child) => (
                <ActionNode key={child.ordinal} action={child} level={level + 1} {...tree} />
              ))}
            </ul>
          )}
        </Paged>
      )}
    </li>
  );
}

/** An action's authorizers, notified accounts, console output and RAM changes. */
export function ActionEffects({ action }: { action: ActionTrace }) {
  const text = useActionTexts();
  const format = useFormat();
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
      {(returned || console !== '') && (
        <Suspense fallback={<div className="h-6" />}>
          <ActionOutput returned={returned} console={console} />
        </Suspense>
      )}
    </div>
  );
}

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
        {(shown) => shown.map((row, index) => <Fragment key={index}>{children(row)}</Fragment>)}
      </Paged>
    </p>
  );
}
