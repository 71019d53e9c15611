import '#src/i18n/ready.ts';
import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useLocale, useMessages } from '#src/i18n/react.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { SearchList } from './search-list.tsx';
import { useSearchKeys } from './use-search-keys.ts';
import { useSuggestions } from './use-suggestions.ts';
import { visit } from './visit.ts';

/** What finds things comes with the focus. */
const searchHelp = () => import('./search-help.ts');

/** The search of the header: accounts, blocks, transactions and keys, by what is typed. */
export function SearchBox({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Box />
    </LocaleProvider>
  );
}

function Box() {
  const actor = useUser()?.actor ?? null;
  const { search } = useMessages();
  const locale = useLocale();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [error, setError] = useState<string | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const found = useSuggestions(open ? text.trim() : '');
  const isEmpty = text.trim() === '';
  const options = isEmpty ? recent : found;
  const shown = open && options.length > 0;
  useSearchKeys(input);
  useEffect(() => {
    const close = () => setOpen(false);
    document.addEventListener('astro:before-swap', close);
    return () => document.removeEventListener('astro:before-swap', close);
  }, []);

  function change(value: string): void {
    setText(value);
    setOpen(true);
    setActive(-1);
    setError(null);
  }

  function begin(): void {
    void searchHelp().then(({ offered }) => setRecent(offered(actor)));
    setOpen(true);
  }

  async function go(wanted: string, suggestions: readonly string[]): Promise<void> {
    const { path, secret } = await (await searchHelp()).seek(wanted, suggestions);
    if (path === null) {
      setError(secret ? search.invalidPrivateKey : null);
      return;
    }
    setText('');
    setOpen(false);
    setActive(-1);
    input.current?.blur();
    visit(localizePath(path, locale));
  }

  function keyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const count = options.length;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active === -1 && step === -1 ? count : active;
      setActive((from + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = shown ? options[active] : undefined;
      void (chosen === undefined ? go(text, isEmpty ? [] : found) : go(chosen, []));
    } else if (event.key === 'Escape') {
      if (shown) setOpen(false);
      else setText('');
      setActive(-1);
    }
  }

  return (
    <div role="search" className="relative">
      <Search
        size={16}
        aria-hidden="true"
        className="text-quiet pointer-events-none absolute start-2.5 top-2.5"
      />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-invalid={error !== null}
        placeholder={search.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => change(event.target.value)}
        onFocus={begin}
        onBlur={() => setOpen(false)}
        onKeyDown={keyDown}
        className="bg-sunken focus:bg-surface focus:border-accent h-9 w-full rounded-md border border-transparent ps-8 pe-2 text-base text-ellipsis md:text-sm"
      />
      <SearchList
        id={listId}
        label={isEmpty ? search.history : search.suggestions}
        options={shown ? options : []}
        active={active}
        onChoose={(option) => void go(option, [])}
      />
      <span role="status" className="sr-only">
        {shown && !isEmpty ? search.results(options.length) : ''}
      </span>
      {error && (
        <p
          role="alert"
          className="bg-surface border-danger text-danger shadow-overlay absolute inset-x-0 top-full z-40 mt-1 rounded-md border px-3 py-2"
        >
          {error}
        </p>
      )}
    </div>
  );
}
