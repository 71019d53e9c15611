import { type KeyboardEvent, useRef, useState } from 'react';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { isComposing } from '../ui/composing-key.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { isModified } from '../ui/modified-key.ts';

/** Placeholder for the link's text in a translated sentence. */
const LINK = '\u0000';

export interface WalletChoice {
  id: string;
  /** The maker's name for it. */
  name: string;
  /** Whether this browser has it; null if only connecting shows it. */
  installed: boolean | null;
  website: string | null;
  lastUsed: boolean;
}

export interface GoneChoice {
  id: string;
  name: string;
  reason: 'ended' | 'forbidden';
  way: 'import-keys' | 'change-keys';
}

interface WalletListProps {
  /** In display order. */
  wallets: readonly WalletChoice[];
  discontinued: readonly GoneChoice[];
  /** Number of the chain's wallets that this device cannot use. */
  elsewhere: number;
  onPick: (id: string) => void;
  /** A wallet is likely to be picked, so its code is preloaded. */
  onIntent?: (id: string) => void;
}

/** The wallets for a chain and a device. */
export function WalletList({
  wallets,
  discontinued,
  elsewhere,
  onPick,
  onIntent,
}: WalletListProps) {
  const text = useWalletConnectTexts();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const term = search.trim().toLowerCase();
  const has = ({ name }: { name: string }) => name.toLowerCase().includes(term);
  const shown = wallets.filter(has);
  const list = useRef<HTMLDivElement>(null);
  /**
   * Up and down move between the search field and the wallets; Enter in the search picks the first.
   */
  const walk = (event: KeyboardEvent) => {
    if (isModified(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    const from = stops.findIndex((one) => one === event.target);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    stops[Math.min(Math.max(from + step, 0), stops.length - 1)]?.focus();
  };
  const lost = discontinued.filter(has);
  return (
    <div className="space-y-4" ref={list}>
      <TextField
        label={text.search}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const [first] = shown;
          if (event.key === 'Enter' && term !== '' && first) onPick(first.id);
          walk(event);
        }}
      />
      {shown.length + lost.length === 0 && <p className="text-muted">{text.noMatch}</p>}
      {shown.length > 0 && (
        <ul className="divide-y border-y">
          {shown.map((wallet) => (
            <WalletRow key={wallet.id} wallet={wallet} {...{ onPick, onIntent, walk }} />
          ))}
        </ul>
      )}
      {elsewhere > 0 && term === '' && (
        <p className="text-xs text-muted">{text.otherDevice(format.number(elsewhere))}</p>
      )}
      {lost.length > 0 && <GoneList wallets={lost} open={term !== ''} />}
    </div>
  );
}

function WalletRow({
  wallet: { id, name, installed, website, lastUsed },
  onPick,
  onIntent,
  walk,
}: { wallet: WalletChoice; walk: (event: KeyboardEvent) => void } & Pick<
  WalletListProps,
  'onPick' | 'onIntent'
>) {
  const text = useWalletConnectTexts();
  return (
    <li className="flex items-center gap-2 hover:bg-sunken">
      <button
        type="button"
        className="flex min-h-(--row-roomy) flex-1 items-center gap-2.5 text-start font-medium"
        onClick={() => onPick(id)}
        onPointerEnter={() => onIntent?.(id)}
        onFocus={() => onIntent?.(id)}
        onKeyDown={walk}
      >
        <Initial name={name} />
        <span dir="auto">{name}</span>
        {lastUsed && <Badge>{text.lastUsed}</Badge>}
        {installed === true && !lastUsed && <Badge>{text.here}</Badge>}
      </button>
      {installed === false && website !== null && (
        <span className="text-xs text-muted">
          <ExternalLink href={website}>{text.get}</ExternalLink>
        </span>
      )}
    </li>
  );
}

/** Letters replace logos, which are trademarks. */
function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="flex size-7 shrink-0 items-center justify-center rounded-sm bg-sunken text-xs font-semibold text-muted uppercase"
    >
      {name.slice(0, 1)}
    </span>
  );
}

function GoneList({ wallets, open }: { wallets: readonly GoneChoice[]; open: boolean }) {
  const text = useWalletConnectTexts();
  return (
    <details open={open || undefined}>
      <summary className="cursor-pointer text-muted">{text.discontinued}</summary>
      <dl className="mt-2 space-y-3">
        {wallets.map(({ id, name, reason, way }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">
              {text.discontinuedReasons[reason](name)} {text.migration[way]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What connecting means, and a link for visitors without a wallet. */
export function ConnectFoot() {
  const text = useWalletConnectTexts();
  const href = useHref();
  const [before, after] = text.terms(LINK).split(LINK);
  const link = 'font-medium text-accent hover:underline';
  return (
    <footer className="space-y-2 border-t pt-4 text-xs text-muted">
      <p>
        {text.noWallet}{' '}
        <a href={href('/wallet/create-account')} className={link}>
          {text.create}
        </a>
      </p>
      <p>
        {before}
        <a href={href('/terms-and-conditions')} className={link}>
          {text.termsLink}
        </a>
        {after}
      </p>
    </footer>
  );
}
