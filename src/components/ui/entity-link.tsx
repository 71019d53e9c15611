import { pathSegment } from '#src/chain/core/path-segment.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hash } from './hash.tsx';
import { HostileText } from './text/hostile-text.tsx';

/** The address of an entity's page in the page's language. */
export function useEntityPath(): (
  kind: 'account' | 'block' | 'transaction' | 'key' | 'nft',
  id: string,
) => string {
  const href = useHref();
  return (kind, id) => href(`/${kind}/${pathSegment(id)}`);
}

const LINK = 'hover:underline';

/** Visible characters of a text that is not a name. */
const NOT_A_NAME = 40;

interface AccountLinkProps {
  name: string;
  /** `eosio@active`: the permission is after the name, lighter. */
  permission?: string;
}

/**
 * An account name, never cut. Text that is not a name has no page and is shown as text. The font
 * weight distinguishes it without colour. `data-name` lets a page mark other places of the same
 * name.
 */
export function AccountLink({ name, permission }: AccountLinkProps) {
  const path = useEntityPath();
  // The chain has one account with an empty name. It has no page.
  if (name === '') return <span className="text-muted">—</span>;
  if (!isName(name)) return <HostileText text={name} limit={NOT_A_NAME} />;
  return (
    <span dir="ltr" className="whitespace-nowrap">
      <a
        href={path('account', name)}
        data-name={name}
        className={clsx(LINK, 'font-medium text-accent')}
      >
        {name}
      </a>
      {permission !== undefined && (
        <span className="text-quiet">
          @{isName(permission) ? permission : <HostileText text={permission} limit={NOT_A_NAME} />}
        </span>
      )}
    </span>
  );
}

/** `raw` leaves the digits ungrouped, as beside other raw values of a table. */
export function BlockLink({ number, raw = false }: { number: number; raw?: boolean }) {
  const path = useEntityPath();
  const format = useFormat();
  return (
    <a href={path('block', String(number))} className={LINK}>
      {raw ? String(number) : format.number(number)}
    </a>
  );
}

/** The id of an NFT, linked to its page. */
export function NftLink({ id }: { id: string }) {
  const path = useEntityPath();
  return (
    <a href={path('nft', id)} dir="ltr" className={LINK}>
      #{id}
    </a>
  );
}

export function TransactionLink({ id, width }: { id: string; width?: 'short' | 'fluid' }) {
  return (
    <HashLink kind="transaction" id={id}>
      <Hash value={id} width={width} />
    </HashLink>
  );
}

export function KeyLink({ publicKey, width }: { publicKey: string; width?: 'short' | 'fluid' }) {
  return (
    <HashLink kind="key" id={publicKey}>
      <Hash value={publicKey} width={width} />
    </HashLink>
  );
}

function HashLink({
  kind,
  id,
  children,
}: {
  kind: 'transaction' | 'key';
  id: string;
  children: ReactNode;
}) {
  const path = useEntityPath();
  return (
    <a href={path(kind, id)} className={clsx(LINK, 'inline-block max-w-full align-bottom')}>
      {children}
    </a>
  );
}
