import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { SamePageLink } from './same-page-link.tsx';

export interface ListedName {
  name: string;
  /** Secondary text at the end of the line. */
  note?: ReactNode;
}

interface NameListProps {
  title: string;
  names: readonly ListedName[];
  current: string;
  /** The filter text. */
  find: string;
  onFind: (text: string) => void;
  hrefOf: (name: string) => string;
  onVisit: (name: string) => void;
}

/** Names rendered at first. The filter narrows them down. */
const MOST_NAMES = 500;

/** A list of names to choose from. Folded on small screens after a choice. */
export function NameList(props: NameListProps) {
  const { title, names, current, find, onFind, hrefOf, onVisit } = props;
  const text = useContractTexts();
  const format = useFormat();
  const [open, setOpen] = useState(current === '');
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list);
  const term = find.trim().toLowerCase();
  const shown = names.filter(({ name }) => name.toLowerCase().includes(term));
  const visit = (name: string) => {
    setOpen(false);
    onVisit(name);
  };
  return (
    <nav aria-label={title} className="hang">
      <ListHead
        title={title}
        note={format.number(names.length)}
        current={current}
        open={open}
        onToggle={() => setOpen(!open)}
      />
      <div className={clsx('max-tablet:border-t', !open && 'max-tablet:hidden')}>
        <div className="pt-2 tablet:pt-0">
          <input
            type="search"
            aria-label={`${text.find}: ${title}`}
            placeholder={text.find}
            value={find}
            onChange={(event) => onFind(event.target.value)}
            className="h-9 w-full rounded-sm border border-transparent bg-sunken px-3 text-base focus:border-accent focus:bg-surface md:text-sm"
          />
        </div>
        <ul ref={list} className="relative max-h-80 overflow-y-auto py-2">
          {shown.slice(0, MOST_NAMES).map(({ name, note }) => (
            <li key={name}>
              <SamePageLink
                href={hrefOf(name)}
                onVisit={() => visit(name)}
                aria-current={name === current ? 'true' : undefined}
                className={clsx(
                  'flex min-h-8 items-center justify-between gap-2 rounded-sm px-2 py-1 -outline-offset-2',
                  name === current ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-sunken',
                )}
              >
                <span dir="ltr" className="min-w-0">
                  <HostileText text={name} limit={64} />
                </span>
                {note !== undefined && (
                  <span className="shrink-0 text-xs text-muted tabular-nums">{note}</span>
                )}
              </SamePageLink>
            </li>
          ))}
          {shown.length > MOST_NAMES && (
            <li className="px-2 py-3 text-xs text-muted">
              {text.moreNames(format.number(shown.length - MOST_NAMES))}
            </li>
          )}
          {shown.length === 0 && (
            <li className="px-2 py-3 text-muted">{text.nothingFound(find)}</li>
          )}
        </ul>
      </div>
    </nav>
  );
}

/** Scrolls the list to the current name without scrolling the page. */
function useCurrentInView(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    const one = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && one)
      box.scrollTo({ top: one.offsetTop - (box.clientHeight - one.offsetHeight) / 2 });
  }, [list]);
}

interface ListHeadProps {
  title: string;
  note?: string | undefined;
  current: string;
  open: boolean;
  onToggle: () => void;
}

/** A heading on wide screens, a button that unfolds the list on small ones. */
export function ListHead({ title, note, current, open, onToggle }: ListHeadProps) {
  return (
    <>
      <h2 className="hidden h-11 items-center gap-2 font-bold tablet:flex">
        {title} {note !== undefined && <span className="font-normal text-muted">{note}</span>}
      </h2>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-start font-bold tablet:hidden"
      >
        {title}
        <span dir="ltr" className="min-w-0 truncate font-normal text-muted">
          {current === '' ? note : current}
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={clsx('ms-auto shrink-0 text-muted', open && 'rotate-180')}
        />
      </button>
    </>
  );
}
