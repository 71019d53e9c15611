import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission.ts';
import type { Authorities } from '#src/chain/model/resolved-permission.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

interface PermissionTreeProps {
  permissions: readonly PermissionView[];
  /** Who stands behind the accounts they name, where that was asked for. */
  authorities?: Authorities | null;
}

/** How far the accounts behind accounts are written out. */
const DEPTH = 2;
const NOBODY_KNOWN: Authorities = new Map();

/** Who may act for the account: each permission below the one that can change it. */
export function PermissionTree({ permissions, authorities }: PermissionTreeProps) {
  // An address names a permission before it is here: the browser found nothing to go to.
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted.startsWith('permission-')) document.getElementById(wanted)?.scrollIntoView();
  }, []);
  return (
    <div className="p-4">
      <Branch permissions={permissions} authorities={authorities ?? NOBODY_KNOWN} level={1} />
    </div>
  );
}

interface BranchProps {
  permissions: readonly PermissionView[];
  authorities: Authorities;
  /** How many permissions stand above. */
  level: number;
}

/** So far each step moves a whole indent; a phone is too narrow for a ladder of ten. */
const WIDE_STEPS = 3;

function Branch({ permissions, authorities, level }: BranchProps) {
  return (
    <ul className="space-y-4">
      {permissions.map((permission) => (
        <li
          key={permission.name}
          id={`permission-${permission.name}`}
          className="scroll-mt-(--sticky-top)"
        >
          <Permission permission={permission} authorities={authorities} />
          {permission.children.length > 0 && (
            <div className={clsx('mt-4 border-s md:ps-6', level > WIDE_STEPS ? 'ps-1.5' : 'ps-4')}>
              <Branch
                permissions={permission.children}
                authorities={authorities}
                level={level + 1}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Permission({
  permission,
  authorities,
}: {
  permission: PermissionView;
  authorities: Authorities;
}) {
  const { account: text } = useMessages();
  const format = useFormat();
  const { name, threshold, linked } = permission;
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="ltr" className="font-semibold">
          {name}
        </span>
        <Badge>{text.threshold(format.number(threshold))}</Badge>
      </p>
      <Holders permission={permission} authorities={authorities} depth={0} />
      {linked.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {text.linkedTo}
          {linked.map(({ contract, action }) => (
            <span key={`${contract}:${action}`} dir="ltr">
              <AccountLink name={contract} />
              {`::${action ?? '*'}`}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface HoldersProps {
  permission: PermissionView;
  authorities: Authorities;
  /** How many accounts stand between the permission shown and these. */
  depth: number;
}

/** Who can sign for a permission, and who stands behind the accounts among them. */
function Holders({ permission, authorities, depth }: HoldersProps) {
  const { account: text } = useMessages();
  const format = useFormat();
  const { keys, accounts, waits } = permission;
  return (
    <ul className="divide-y">
      {keys.map(({ key, weight }) => (
        <Holder key={key} weight={weight}>
          <span className="flex min-w-0 items-center gap-1">
            <span className="min-w-0">
              <KeyLink publicKey={key} />
            </span>
            <CopyButton value={key} label={text.copyKey} />
          </span>
        </Holder>
      ))}
      {accounts.map(({ actor, permission: level, weight }) => {
        const behind = depth < DEPTH ? authorities.get(`${actor}@${level}`) : undefined;
        return (
          <Holder key={`${actor}@${level}`} weight={weight}>
            <AccountLink name={actor} permission={level} />
            {behind && (
              <div className="mt-1 border-s ps-3 max-md:-ms-11">
                <span className="text-xs text-muted">
                  {text.threshold(format.number(behind.threshold))}
                </span>
                <Holders permission={behind} authorities={authorities} depth={depth + 1} />
              </div>
            )}
          </Holder>
        );
      })}
      {waits.map(({ seconds, weight }) => (
        <Holder key={seconds} weight={weight}>
          {text.wait(format.duration(seconds))}
        </Holder>
      ))}
      {keys.length + accounts.length + waits.length === 0 && (
        <li className="py-1 text-muted">{text.nobody}</li>
      )}
    </ul>
  );
}

function Holder({ weight, children }: { weight: number; children: ReactNode }) {
  const { account: text } = useMessages();
  const format = useFormat();
  return (
    <li className="flex items-baseline gap-3 py-1">
      <span
        className="w-8 shrink-0 text-end text-muted tabular-nums"
        title={text.weight(format.number(weight))}
      >
        <span className="sr-only">{text.weight(format.number(weight))}</span>
        <span aria-hidden dir="ltr">
          +{format.number(weight)}
        </span>
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
