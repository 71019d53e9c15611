import type { ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission.ts';
import type { Authorities } from '#src/chain/model/resolved-permission.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

/** How far the accounts behind accounts are written out. */
const DEPTH = 2;

interface HoldersProps {
  of: Pick<PermissionView, 'keys' | 'accounts' | 'waits'>;
  /** Who stands behind the accounts, where that was asked for. */
  authorities?: Authorities;
  /** How many accounts stand between the permission shown and these. */
  depth?: number;
}

/** Who can sign for a permission, and who stands behind the accounts among them. */
export function Holders({ of, authorities, depth = 0 }: HoldersProps) {
  const { account: text } = useMessages();
  const format = useFormat();
  const { keys, accounts, waits } = of;
  return (
    <ul className="divide-y">
      {keys.map(({ key, weight }) => (
        <Holder key={key} weight={weight}>
          <Copied value={key} label={text.copyKey}>
            <KeyLink publicKey={key} />
          </Copied>
        </Holder>
      ))}
      {accounts.map(({ actor, permission: level, weight }) => {
        const behind = depth < DEPTH ? authorities?.get(`${actor}@${level}`) : undefined;
        return (
          <Holder key={`${actor}@${level}`} weight={weight}>
            <AccountLink name={actor} permission={level} />
            {behind && (
              <div className="mt-1 border-s ps-3 max-md:-ms-11">
                <span className="text-xs text-muted">
                  {text.threshold(format.number(behind.threshold))}
                </span>
                <Holders of={behind} authorities={authorities} depth={depth + 1} />
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
