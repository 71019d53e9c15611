import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import { optionId, SearchList } from '#src/components/search/search-list.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { forgetSearches } from './search-history.ts';
import { offerFor } from './search-options.ts';
import { seek, seekAccount } from './seek.ts';
import type { ListState } from './list-state.ts';
import { groupsOf } from './search-groups.ts';
import { useAccounts } from './use-accounts.ts';

interface SearchPanelProps {
  readonly actor: string | null;
  /** Enter was pressed before the panel loaded. */
  readonly early: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly open: boolean;
  readonly setList: (state: ListState) => void;
  readonly setOpen: (open: boolean) => void;
  readonly setText: (text: string) => void;
  readonly text: string;
}

/** The search box's panel, loaded on focus: it suggests, searches and navigates. */
export function SearchPanel(props: SearchPanelProps) {
  const { actor, early, input, listId, open, setList, setOpen, setText, text } = props;
  const texts = useSearchTexts();
  const { search } = useMessages();
  const locale = useLocale();
  const typed = text.trim();
  const accounts = useAccounts(open ? typed : '');
  const [forgotten, setForgotten] = useState(0);
  const [active, setActive] = useState<{ text: string; key: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const offer = useMemo(
    () => (open ? { forgotten, ...offerFor(typed, actor) } : null),
    [open, typed, actor, forgotten],
  );
  const clear = () => {
    forgetSearches();
    setForgotten(forgotten + 1);
  };
  const groups = offer ? groupsOf(offer, accounts, typed, texts, clear) : [];
  const options = groups.flatMap((group) => group.options);
  const chosen = active?.text === text ? active.key : null;
  const failed = error === text ? error : null;

  function leave(): void {
    setText('');
    setOpen(false);
    setActive(null);
    input.current?.blur();
  }

  async function enter(key: string | null): Promise<void> {
    const [kind, name] = key === null ? [] : split(key);
    if (kind === 'account') seekAccount(name ?? '', locale);
    else if (!(await seek(kind === 'recent' ? (name ?? '') : text, typed ? accounts : [], locale)))
      return setError(text);
    leave();
  }

  const begin = useEffectEvent(() => {
    if (early) void seek(text, [], locale).then((found) => (found ? leave() : setError(text)));
  });
  useEffect(() => begin(), [early]);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      void enter(open ? chosen : null);
    } else if (event.key === 'Escape') {
      if (open && options.length > 0) setOpen(false);
      else setText('');
      setActive(null);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return setOpen(true);
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const at = options.findIndex(({ key }) => key === chosen);
      const from = at === -1 && step === -1 ? options.length : at;
      const next = options[(from + step + options.length) % options.length];
      if (next) setActive({ text, key: next.key });
    }
  });
  useEffect(() => {
    const box = input.current;
    const close = () => setOpen(false);
    box?.addEventListener('keydown', pressed);
    document.addEventListener('astro:before-swap', close);
    return () => {
      box?.removeEventListener('keydown', pressed);
      document.removeEventListener('astro:before-swap', close);
    };
  }, [input, setOpen]);

  const expanded = options.length > 0;
  const activeId = expanded && chosen !== null ? optionId(listId, chosen) : undefined;
  useEffect(() => {
    setList({ expanded, active: activeId, invalid: failed !== null });
  }, [setList, expanded, activeId, failed]);

  return (
    <>
      <SearchList
        id={listId}
        label={search.label}
        groups={groups}
        active={chosen}
        onChoose={(key) => void enter(key)}
      />
      <span role="status" className="sr-only">
        {expanded && typed !== '' ? texts.results(options.length) : ''}
      </span>
      {failed !== null && (
        <p
          role="alert"
          className="bg-surface border-danger text-danger shadow-overlay absolute inset-x-0 top-full z-40 mt-1 rounded-md border px-3 py-2"
        >
          {texts.invalidPrivateKey}
        </p>
      )}
    </>
  );
}

function split(key: string): [kind: string, name: string] {
  const at = key.indexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}
