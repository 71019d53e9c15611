import { useId, useState } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { asTyped } from '../ui/fields/chain-text.ts';
import { useCombobox } from '../ui/use-combobox.ts';
import { SamePageLink } from './same-page-link.tsx';

interface ContractPickerProps {
  typed: string;
  onType: (text: string) => void;
  /** Accounts with the typed prefix. */
  found: readonly string[];
  /** Suggested contracts of the chain. */
  known: readonly string[];
  hrefOf: (name: string) => string;
  onVisit: (name: string) => void;
}

/** Picks a contract: typed with suggestions, or a well-known one. */
export function ContractPicker(props: ContractPickerProps) {
  const { typed, known, hrefOf, onVisit } = props;
  const text = useContractTexts();
  const name = typed.trim().toLowerCase();
  return (
    <>
      <div>
        <h1 className="title">{text.pickTitle}</h1>
        <p className="text-muted">{text.pickHint}</p>
      </div>
      <form
        className="flex max-w-form items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') onVisit(name);
        }}
      >
        <NameBox {...props} />
        <Button type="submit" variant="primary" disabled={name === ''}>
          {text.shared.open}
        </Button>
      </form>
      <nav aria-label={text.known} className="hang">
        <h2 className="border-b py-2 text-base font-bold">{text.known}</h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {known.map((contract) => (
            <li key={contract} className="border-b">
              <SamePageLink
                href={hrefOf(contract)}
                onVisit={() => onVisit(contract)}
                className="block py-2 font-medium text-accent hover:bg-sunken"
              >
                <span dir="ltr">{contract}</span>
              </SamePageLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** A combobox: arrows move through the suggestions, Enter opens the marked one. */
function NameBox({ typed, onType, found, onVisit }: ContractPickerProps) {
  const text = useContractTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open ? found : [];
  const { marked, onKeyDown } = useCombobox({
    text: typed,
    options: shown,
    onOpen: () => setOpen(true),
    onEnter(event, name) {
      if (name === null) return;
      event.preventDefault();
      onVisit(name);
    },
    onEscape: () => setOpen(false),
  });
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="mb-1 block font-medium">
        {text.shared.contract}
      </label>
      <input
        id={id}
        dir="ltr"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked === null ? undefined : `${id}-${marked}`}
        {...asTyped}
        enterKeyHint="go"
        placeholder="eosio.token"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => onKeyDown(event.nativeEvent)}
        className="min-h-10 w-full rounded-sm border border-line-strong bg-surface px-3 text-base md:text-sm"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={text.suggestions}
        hidden={shown.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 rounded-sm border bg-surface py-1"
      >
        {shown.map((name) => (
          // The keys of a combobox go to its input, which has the focus throughout.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={name}
            id={`${id}-${name}`}
            role="option"
            tabIndex={-1}
            aria-selected={name === marked}
            dir="ltr"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onVisit(name)}
            className="flex min-h-9 cursor-pointer items-center px-3 hover:bg-sunken aria-selected:bg-sunken"
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
