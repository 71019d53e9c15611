import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { allTraces } from '#src/chain/model/action/traces.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { type Native, rootProps } from '../ui/root-props.ts';
import { usePaged } from '../ui/rows/show-more.tsx';
import { ActionNode, CHILDREN } from './action-node.tsx';

/** Larger trees start folded, so that a page with hundreds of actions opens quickly. */
const OPEN_AT_MOST = 12;

type Change = (previous: ReadonlySet<number>) => ReadonlySet<number>;

interface ActionTreeProps extends Native<'ul', 'onKeyDown' | 'onFocus'> {
  actions: readonly ActionTrace[];
  /** `ahead` for actions that have not happened. */
  tense?: Tense;
  system?: string;
  tokenContract?: string;
}

/**
 * A transaction's actions as a tree: signed actions with their inline actions below. Standard tree
 * keys: up and down, left and right to fold and unfold, Home and End, asterisk to unfold all.
 */
export function ActionTree(props: ActionTreeProps) {
  const { actions, tense, system, tokenContract, ...native } = props;
  const text = useActionTexts();
  const { expandAll, collapseAll } = useTransactionBodyTexts();
  const [folded, setFolded] = useState(() => foldedAtFirst(actions));
  const [current, setCurrent] = useState(actions[0]?.ordinal);

  useUnfoldedOnPaper(setFolded);

  const fold = (ordinal: number, close: boolean) =>
    setFolded((previous) => {
      const next = new Set(previous);
      if (close) next.add(ordinal);
      else next.delete(ordinal);
      return next;
    });

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const item = event.target;
    // Links inside an item handle their own keys.
    if (!(item instanceof HTMLElement) || item.getAttribute('role') !== 'treeitem') return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '*') setFolded(new Set());
    const handled = moveInTree(
      event.currentTarget,
      item,
      event.key,
      document.dir === 'rtl',
      (close) => fold(Number(item.dataset.ordinal), close),
    );
    if (handled) event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const item = event.target.closest<HTMLElement>('[role="treeitem"]');
    if (item) setCurrent(Number(item.dataset.ordinal));
  };

  const { shown, more } = usePaged(actions, CHILDREN);
  const ordinals = allTraces(actions).map(({ ordinal }) => ordinal);
  const open = folded.size === 0;
  return (
    <>
      {ordinals.length > 1 && (
        <p className="border-b py-1 text-end text-xs print:hidden">
          <button
            type="button"
            onClick={() => setFolded(new Set(open ? ordinals : []))}
            className="tap min-h-6 font-medium text-accent hover:underline"
          >
            {open ? collapseAll : expandAll}
          </button>
        </p>
      )}
      <ul
        role="tree"
        aria-label={text.tree}
        {...rootProps('action-tree', null, native)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {shown.map((action) => (
          <ActionNode
            key={action.ordinal}
            action={action}
            level={1}
            current={current}
            folded={folded}
            onFold={fold}
            tense={tense}
            system={system}
            tokenContract={tokenContract}
          />
        ))}
      </ul>
      {more}
    </>
  );
}

/** Everything is unfolded while the page is printed. */
function useUnfoldedOnPaper(setFolded: (change: Change) => void): void {
  useEffect(() => {
    let before: ReadonlySet<number> = new Set();
    const unfold = () =>
      flushSync(() =>
        setFolded((previous) => {
          before = previous;
          return new Set();
        }),
      );
    const restore = () => setFolded(() => before);
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', restore);
    };
  }, [setFolded]);
}

function foldedAtFirst(actions: readonly ActionTrace[]): ReadonlySet<number> {
  const all = allTraces(actions);
  return new Set(all.length > OPEN_AT_MOST ? all.map(({ ordinal }) => ordinal) : []);
}

/**
 * Moves the focus in a tree for a key, or asks to fold (`true`) or unfold (`false`) the item.
 * Folded items are not in the document, so they are skipped. Returns whether it handled the key.
 */
function moveInTree(
  tree: Element,
  item: HTMLElement,
  key: string,
  rightToLeft: boolean,
  fold: (close: boolean) => void,
): boolean {
  const items = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const index = items.indexOf(item);
  const expanded = item.getAttribute('aria-expanded');
  const inward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const outward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'ArrowDown':
      items[index + 1]?.focus();
      return true;
    case 'ArrowUp':
      items[index - 1]?.focus();
      return true;
    case 'Home':
      items[0]?.focus();
      return true;
    case 'End':
      items.at(-1)?.focus();
      return true;
    case inward:
      if (expanded === 'false') fold(false);
      else item.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
      return true;
    case outward:
      if (expanded === 'true') fold(true);
      else item.parentElement?.closest<HTMLElement>('[role="treeitem"]')?.focus();
      return true;
    case 'Enter':
    case ' ':
      fold(expanded === 'true');
      return true;
    default:
      return false;
  }
}
