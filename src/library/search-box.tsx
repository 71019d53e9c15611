import { useEffect, useId, useState } from 'react';
import {
  MAX_SUGGESTIONS,
  classify,
  submitTarget,
  suggestionPrefix,
} from '../chain/model/search/search.ts';
import { targetPath } from '../chain/model/search/target-path.ts';
import type { SearchTarget } from '../chain/model/search/target.ts';
import { searchAccountNames } from '../chain/tables/accounts.ts';
import {
  optionId,
  type SearchGroup,
  SearchList,
  type SearchOption,
} from '../components/search/search-list.tsx';
import { asTyped } from '../components/ui/fields/chain-text.ts';
import { TextField } from '../components/ui/fields/text-field.tsx';
import { type Native, rootProps } from '../components/ui/root-props.ts';
import { useCombobox } from '../components/ui/use-combobox.ts';
import { useSearchTexts } from '../i18n/areas/search/texts.ts';
import { useHref, useMessages } from '../i18n/react.tsx';
import type { ChainClient } from './chain.ts';

interface SearchBoxProps extends Native<'input', 'value' | 'defaultValue'> {
  client: ChainClient;
  /** Above the field. "Search" in the page's language without it. */
  label?: string;
  /** With it the text is controlled. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (text: string) => void;
  /**
   * Gets what was chosen and the path of its page, such as `/account/alice`, for a router. Without it
   * the browser goes to the address that the provider's `href` makes of the path.
   */
  onChoose?: (target: SearchTarget, path: string) => void;
}

const PAUSE_MS = 150;
const none: readonly string[] = [];

/**
 * Finds what a text means: an account, a block, a transaction, a key, a link of an explorer. It suggests
 * accounts of the client's nodes. A private key is neither suggested nor sent. `className` is that of
 * the whole box; the rest goes to the input.
 */
export function SearchBox(props: SearchBoxProps) {
  const { client, value, defaultValue = '', onValueChange, onChoose, className, ...rest } = props;
  const { search } = useMessages();
  const { label = search.label, onChange, onKeyDown, onFocus, onBlur, ...native } = rest;
  const texts = useSearchTexts();
  const href = useHref();
  const listId = useId();
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setIsOpen] = useState(false);
  const text = value ?? own;
  const typed = text.trim();
  const names = useNames(client, isOpen ? typed : '');
  const found = isOpen ? optionsOf(client, typed, names, texts.kinds) : [];
  const targetOf = (option: string | null) => found.find(({ key }) => key === option)?.target;
  const {
    marked,
    unmark,
    onKeyDown: press,
  } = useCombobox({
    text,
    options: found.map(({ key }) => key),
    onOpen: () => setIsOpen(true),
    onEnter(event, option) {
      if (typed === '') return;
      event.preventDefault();
      choose(targetOf(option) ?? submitTarget(typed, names, client.config));
    },
    onEscape: () => setIsOpen(false),
  });

  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const choose = (target: SearchTarget) => {
    const path = pageOf(client, target);
    if (path === null) return;
    setIsOpen(false);
    unmark();
    if (onChoose) onChoose(target, path);
    else location.assign(href(path));
  };

  const groups: readonly SearchGroup[] = [
    { key: 'meant', title: texts.goTo, options: found.filter(({ isAccount }) => !isAccount) },
    {
      key: 'accounts',
      title: texts.shared.accounts,
      options: found.filter((one) => one.isAccount),
    },
  ];
  return (
    <div {...rootProps('search-box', 'relative', { className })}>
      <TextField
        role="combobox"
        label={label}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={found.length > 0}
        aria-activedescendant={marked === null ? undefined : optionId(listId, marked)}
        {...asTyped}
        {...native}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          setIsOpen(true);
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) press(event.nativeEvent);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setIsOpen(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setIsOpen(false);
        }}
      />
      <SearchList
        id={listId}
        label={label}
        groups={groups.filter(({ options }) => options.length > 0)}
        active={marked}
        typed={typed}
        className="min-w-0 outline-none"
        onChoose={(key) => {
          const target = targetOf(key);
          if (target) choose(target);
        }}
      />
      <span role="status" className="sr-only">
        {found.length > 0 && texts.results(found.length)}
      </span>
    </div>
  );
}

interface Found extends SearchOption {
  readonly target: SearchTarget;
}

/** What the text means, if it is more than a name, then the accounts. */
function optionsOf(
  client: ChainClient,
  typed: string,
  names: readonly string[],
  kinds: ReturnType<typeof useSearchTexts>['kinds'],
): readonly Found[] {
  const target = classify(typed, client.config);
  const kind = kindOf(target);
  const hasPage = kind !== null && pageOf(client, target) !== null;
  return [
    ...(hasPage ? [{ key: 'meant', label: typed, note: kinds[kind], target }] : []),
    ...names.map((name): Found => {
      return {
        key: `account:${name}`,
        label: name,
        isAccount: true,
        target: { kind: 'account', name },
      };
    }),
  ];
}

type NotMeant = 'link' | 'nothing' | 'unknown';

/** A target's option. Null if it has none: plain names are found by the nodes. */
function kindOf(target: SearchTarget): Exclude<SearchTarget['kind'], NotMeant> | null {
  switch (target.kind) {
    case 'link':
      return target.target.kind === 'account' ? 'account' : kindOf(target.target);
    case 'nothing':
    case 'unknown':
    case 'account':
    case 'private-key':
      return null;
    default:
      return target.kind;
  }
}

/** The path of a target's page. Null for what is no page of the client's chain. */
function pageOf({ config }: ChainClient, target: SearchTarget): string | null {
  const isElsewhere =
    target.kind === 'link' && target.chain !== null && target.chain !== config.key;
  return isElsewhere || target.kind === 'unknown' ? null : targetPath(target);
}

/** Accounts that begin with a text, never those of an earlier one. */
function useNames({ config, pool }: ChainClient, text: string): readonly string[] {
  const [found, setFound] = useState({ text: '', names: none });
  const prefix = text === '' ? null : suggestionPrefix(text, config);
  useEffect(() => {
    if (prefix === null) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      searchAccountNames(pool, prefix, { signal: control.signal }).then(
        (names) => setFound({ text: prefix, names: names.slice(0, MAX_SUGGESTIONS) }),
        () => setFound({ text: prefix, names: none }),
      );
    }, PAUSE_MS);
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [pool, prefix]);
  return found.text === prefix ? found.names : none;
}
