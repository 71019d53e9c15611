import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hash } from './hash.tsx';
import { type NativeLink, rootProps } from './root-props.ts';
import { HostileText } from './text/hostile-text.tsx';
import { withChild } from './with-child.ts';

type EntityKind = 'account' | 'block' | 'transaction' | 'key' | 'nft';

/** The address of an entity's page in the page's language. */
export function useEntityPath(): (kind: EntityKind, id: string) => string {
  const href = useHref();
  return (kind, id) => href(`/${kind}/${pathSegment(id)}`);
}

interface EntityLinkProps extends NativeLink {
  kind: EntityKind;
  id: string;
  styles?: string;
  text: ReactNode;
}

/** A link to an entity's page, with the slot `account-link` and so on. */
function EntityLink({ kind, id, styles, text, asChild, children, ...native }: EntityLinkProps) {
  const href = useEntityPath()(kind, id);
  const link = (
    <a href={href} {...rootProps(`${kind}-link`, ['hover:underline', styles], native)}>
      {text}
    </a>
  );
  return asChild ? withChild(children, link.props) : link;
}

/** Visible characters of a text that is not a name. */
const NOT_A_NAME = 40;

interface AccountLinkProps extends NativeLink {
  name: string;
  /** `eosio@active`: the permission is after the name, lighter. */
  permission?: string;
}

/**
 * An account name, never cut. Text that is not a name has no page and is shown as text, without the
 * link's attributes. The font weight distinguishes it without colour. `data-name` lets a page mark
 * other places of the same name.
 */
export function AccountLink({ name, permission, ...native }: AccountLinkProps) {
  // The chain has one account with an empty name. It has no page.
  if (name === '') return <span className="text-muted">—</span>;
  if (!isName(name)) return <HostileText text={name} limit={NOT_A_NAME} />;
  return (
    <span dir="ltr" className="whitespace-nowrap">
      <EntityLink
        kind="account"
        id={name}
        text={name}
        styles="font-medium text-accent"
        data-name={name}
        {...native}
      />
      {permission !== undefined && (
        <span className="text-quiet">
          @{isName(permission) ? permission : <HostileText text={permission} limit={NOT_A_NAME} />}
        </span>
      )}
    </span>
  );
}

interface BlockLinkProps extends NativeLink {
  number: number;
  /** Leaves the digits ungrouped, as beside other raw values of a table. */
  raw?: boolean;
}

/** A block's number, linked to its page. */
export function BlockLink({ number, raw = false, ...native }: BlockLinkProps) {
  const format = useFormat();
  const id = String(number);
  return <EntityLink kind="block" id={id} text={raw ? id : format.number(number)} {...native} />;
}

/** The id of an NFT, linked to its page. */
export function NftLink({ id, ...native }: NativeLink & { id: string }) {
  return <EntityLink kind="nft" id={id} text={`#${id}`} dir="ltr" {...native} />;
}

interface HashLinkProps extends NativeLink {
  /** `short` for tables; `fluid` takes the available width. */
  width?: 'short' | 'fluid';
}

/** A transaction's id, linked to its page. It is cut in the middle; copying it takes it whole. */
export function TransactionLink({ id, ...native }: HashLinkProps & { id: string }) {
  return <HashLink kind="transaction" id={id} {...native} />;
}

/** A public key, linked to the accounts that it can sign for. */
export function KeyLink({ publicKey, ...native }: HashLinkProps & { publicKey: string }) {
  return <HashLink kind="key" id={publicKey} {...native} />;
}

function HashLink({ width, ...link }: HashLinkProps & Pick<EntityLinkProps, 'kind' | 'id'>) {
  return (
    <EntityLink
      text={<Hash value={link.id} width={width} />}
      styles="inline-block max-w-full align-bottom"
      {...link}
    />
  );
}
