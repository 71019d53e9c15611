import type { ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

/** Who may act for the account: each permission below the one that can change it. */
export function PermissionTree({ permissions }: { permissions: readonly PermissionView[] }) {
  return (
    <div className="p-4">
      <Branch permissions={permissions} />
    </div>
  );
}

function Branch({ permissions }: { permissions: readonly PermissionView[] }) {
  return (
    <ul className="space-y-4">
      {permissions.map((permission) => (
        <li key={permission.name}>
          <Permission permission={permission} />
          {permission.children.length > 0 && (
            <div className="mt-4 border-s ps-4 md:ps-6">
              <Branch permissions={permission.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Permission({ permission }: { permission: PermissionView }) {
  const { account: text } = useMessages();
  const format = useFormat();
  const { name, threshold, keys, accounts, waits, linked } = permission;
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="ltr" className="font-semibold">
          {name}
        </span>
        <Badge>{text.threshold(format.number(threshold))}</Badge>
      </p>
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
        {accounts.map(({ actor, permission: level, weight }) => (
          <Holder key={`${actor}@${level}`} weight={weight}>
            <AccountLink name={actor} permission={level} />
          </Holder>
        ))}
        {waits.map(({ seconds, weight }) => (
          <Holder key={seconds} weight={weight}>
            {text.wait(format.duration(seconds))}
          </Holder>
        ))}
        {keys.length + accounts.length + waits.length === 0 && (
          <li className="py-1 text-muted">{text.nobody}</li>
        )}
      </ul>
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

function Holder({ weight, children }: { weight: number; children: ReactNode }) {
  const { account: text } = useMessages();
  const format = useFormat();
  return (
    <li className="flex items-center gap-3 py-1">
      <span
        className="w-8 shrink-0 text-end text-muted tabular-nums"
        title={text.weight(format.number(weight))}
      >
        <span className="sr-only">{text.weight(format.number(weight))}</span>
        <span aria-hidden dir="ltr">
          +{format.number(weight)}
        </span>
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
