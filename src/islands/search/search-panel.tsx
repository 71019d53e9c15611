import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { classify } from '#src/chain/model/search/search.ts';
import { optionId, SearchList } from '#src/components/search/search-list.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { useCombobox } from '#src/components/ui/use-combobox.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { goTo } from '#src/stores/change-url.ts';
import { $requestedSetting } from '#src/stores/settings/requested-setting.ts';
import { $navigation } from '#src/stores/url.ts';
import { forgetSearches } from './search-history.ts';
import { fetchAccounts, fetchCollections, localSuggestions } from './search-options.ts';
import { submitSearch, openAccount } from './submit-search.ts';
import { inPlaceOf } from './in-place-of.ts';
import type { ListState } from './list-state.ts';
import { groupsOf } from './search-groups.ts';
import { findNamed } from '../directory/find-entries.ts';
import { entryKey, useEntries } from './use-entries.ts';
import { useTyped } from './use-typed.ts';

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
  const { rows: accounts, pending } = useTyped(open ? typed : '', fetchAccounts);
  const ofCollections = useTyped(open ? typed : '', fetchCollections);
  const collections = ofCollections.rows;
  const entries = useEntries(typed);
  const balance = useBalance(accounts[0] ?? null);
  const waitsFor = pending ? URL.parse(chainConfig().endpoints.default[0] ?? '')?.host : undefined;
  const [forgotten, setForgotten] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const offer = useMemo(
    () => (open ? { forgotten, ...localSuggestions(typed, actor) } : null),
    [open, typed, actor, forgotten],
  );
  const clear = () => {
    forgetSearches();
    setForgotten(forgotten + 1);
    // The button goes with what it cleared.
    input.current?.focus();
  };
  const groups = offer
    ? groupsOf(offer, { entries, accounts, collections, waitsFor, balance }, typed, texts, clear)
    : [];
  const options = groups.flatMap((group) => group.options);
  const { marked, unmark, onKeyDown } = useCombobox({
    text,
    options: options.map(({ key }) => key),
    onOpen: () => setOpen(true),
    onEnter(event, key) {
      event.preventDefault();
      event.stopPropagation();
      void enter(key);
    },
    onEscape() {
      if (open && options.length > 0) setOpen(false);
      else setText('');
    },
  });
  const failed = error === text ? error : null;

  function leave(): void {
    setText('');
    setOpen(false);
    unmark();
    input.current?.blur();
  }

  async function enter(key: string | null): Promise<void> {
    const [kind, name] = split(key ?? (await meant()));
    if (kind === 'account') openAccount(name ?? '', locale);
    else if (kind === 'form') goTo(localizePath(name ?? '/', locale), true);
    else if (kind === 'setting') $requestedSetting.set({ name: name ?? '' });
    else if (
      !(await submitSearch(kind === 'recent' ? (name ?? '') : text, typed ? accounts : [], locale))
    )
      return setError(text);
    leave();
  }

  /** The key of the option that the typed text means; empty for what it names itself. */
  async function meant(): Promise<string> {
    if (isWords(typed)) return entryKey(findNamed(typed, entries));
    return (await inPlaceOf(typed, accounts, entries)) ?? '';
  }

  const begin = useEffectEvent(() => {
    // An action of the visitor that came too early: as if it came now.
    if (early) queueMicrotask(() => void enter(null));
  });
  useEffect(() => begin(), [early]);

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === input.current) onKeyDown(event);
    else if (event.key === 'Escape') {
      input.current?.focus();
      setOpen(false);
    }
  });
  useEffect(() => {
    // The box and what is below it.
    const box = input.current?.parentElement;
    box?.addEventListener('keydown', pressed);
    const stop = $navigation.listen(() => setOpen(false));
    return () => {
      box?.removeEventListener('keydown', pressed);
      stop();
    };
  }, [input, setOpen]);

  const expanded = options.length > 0;
  const isNothing = open && typed !== '' && !expanded && !pending && !ofCollections.pending;
  const activeId = marked === null ? undefined : optionId(listId, marked);
  useEffect(() => {
    setList({ expanded, active: activeId, invalid: failed !== null });
  }, [setList, expanded, activeId, failed]);

  return (
    <>
      <SearchList
        id={listId}
        label={search.label}
        groups={groups}
        active={marked}
        typed={typed}
        foot={<Keys texts={texts} />}
        onChoose={(key) => void enter(key)}
      />
      <span role="status" className="sr-only">
        {expanded && typed !== '' ? texts.results(options.length) : ''}
        {isNothing && texts.noSuggestions}
      </span>
      {isNothing && failed === null && (
        <p aria-hidden className="search-panel px-3 py-2 text-muted">
          {texts.noSuggestions}
        </p>
      )}
      {failed !== null && (
        <p role="alert" className="search-panel text-danger px-3 py-2">
          {texts.invalidPrivateKey}
        </p>
      )}
    </>
  );
}

/** The total balance of the best match. */
function useBalance(name: string | null): ReactNode {
  const { state } = useLoad(accountStore, name);
  return state.kind === 'ready' && state.value.name === name ? (
    <Amount amount={state.value.total} />
  ) : undefined;
}

function Keys({ texts }: { texts: ReturnType<typeof useSearchTexts> }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t px-3 py-2 text-xs text-quiet max-md:hidden">
      <span>
        <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {texts.keys.select}
      </span>
      <span>
        <kbd className="key">↵</kbd> {texts.keys.open}
      </span>
      <span>
        <kbd className="key">Esc</kbd> {texts.keys.close}
      </span>
      <span>{texts.keys.hint}</span>
    </p>
  );
}

/** Whether a text is no name, id or key, so that it can only mean a page or a tool. */
function isWords(typed: string): boolean {
  return classify(typed, chainConfig()).kind === 'unknown';
}

function split(key: string): [kind: string, name: string] {
  const at = key.indexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}
