import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import { Suspense, useId, useRef, useState } from 'react';
import { isComposing } from '#src/components/ui/composing-key.ts';
import { asTyped } from '#src/components/ui/fields/chain-text.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import type { ListState } from '../search/list-state.ts';
import { useUser } from '../wallet/use-wallet.ts';

/** Search and suggestions are loaded on focus. */
const Panel = lazyPart(async () => (await import('../search/search-panel.tsx')).SearchPanel);

interface SearchBoxProps {
  locale: Locale;
  /** The large variant for the middle of a page. */
  prominent?: boolean;
}

/** The header's search box. `layouts/shell.ts` focuses it by a key. */
export function SearchBox({ locale, prominent = false }: SearchBoxProps) {
  return (
    <LocaleProvider locale={locale}>
      <Box prominent={prominent} />
    </LocaleProvider>
  );
}

function Box({ prominent }: { prominent: boolean }) {
  const actor = useUser()?.actor ?? null;
  const { search } = useMessages();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [requested, setRequested] = useState(false);
  const [open, setOpen] = useState(false);
  /** Enter before the panel handles keys is remembered. */
  const [early, setEarly] = useState(false);
  const [list, setList] = useState<ListState>({ expanded: false });

  return (
    <div
      role="search"
      aria-label={prominent ? search.label : undefined}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Search
        size={16}
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute z-50',
          prominent ? 'start-4 top-4.5' : 'start-2.5 top-2.5',
        )}
      />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-expanded={list.expanded}
        aria-activedescendant={list.active}
        aria-invalid={list.invalid}
        placeholder={search.placeholder}
        {...asTyped}
        enterKeyHint="search"
        // The search converts it to its public key.
        data-takes-key
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        onFocus={() => {
          setRequested(true);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) setEarly(true);
        }}
        className={clsx(
          'relative z-45 w-full rounded-sm text-base text-ellipsis',
          prominent
            ? 'border-2 border-rule bg-surface h-13 ps-11 pe-10'
            : 'bg-livery-field placeholder:text-livery-quiet h-9 ps-8.5 pe-2 md:pe-8 md:text-sm',
        )}
      />
      <kbd
        className={clsx(
          'key pointer-events-none absolute z-50 max-md:hidden',
          prominent ? 'end-3.5 top-4' : 'end-2.5 top-2',
        )}
      >
        /
      </kbd>
      <Suspense>
        {requested ? (
          <Panel {...{ actor, early, input, listId, open, setList, setOpen, setText, text }} />
        ) : (
          <div id={listId} role="listbox" aria-label={search.label} hidden />
        )}
      </Suspense>
    </div>
  );
}

await textsReady();
