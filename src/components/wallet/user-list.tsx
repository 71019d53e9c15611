import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { texts as english } from '#src/i18n/areas/wallet-connect/en.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Identicon } from '../ui/identicon.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';

export interface UserRow {
  /** Unique key. */
  key: string;
  actor: string;
  permission: string;
  /** Name of the wallet. */
  wallet: string;
  /** How the wallet is connected; null if unknown. */
  type: keyof (typeof english)['types'] | null;
  /** Index of a device's key. */
  index: number | null;
  /** Delay of its transactions in seconds. */
  delaySeconds: number;
  /** The chain's name, if it is not this site's chain. */
  chain: string | null;
  current: boolean;
}

interface UserListProps {
  users: readonly UserRow[];
  /** Content at the end of a user's row, such as a balance. */
  aside?: (user: UserRow) => ReactNode;
  onSwitch: (user: UserRow) => void;
  onForget: (user: UserRow) => void | Promise<void>;
}

/** Saved accounts, to switch to or forget. */
export function UserList({ users, aside, onSwitch, onForget }: UserListProps) {
  const text = useWalletConnectTexts();
  const format = useFormat();
  const about = ({ wallet, type, index, delaySeconds, chain }: UserRow) =>
    [
      wallet,
      type && text.types[type],
      index !== null && text.keyIndex(String(index)),
      delaySeconds > 0 && text.waits(format.duration(delaySeconds)),
      chain !== null && text.onChain(chain),
    ]
      .filter(Boolean)
      .join(' · ');
  if (users.length === 0) return <p className="px-3 py-2 text-muted">{text.noUsers}</p>;
  return (
    <ul data-rows className="max-h-64 overflow-y-auto">
      {users.map((user) => {
        const name = `${user.actor}@${user.permission}`;
        return (
          <li key={user.key} className="flex items-center pe-1 hover:bg-sunken">
            <button
              type="button"
              aria-current={user.current || undefined}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-3 py-1.5 text-start"
              onClick={() => onSwitch(user)}
            >
              <Identicon name={user.actor} size={28} />
              <span className="min-w-0 flex-1">
                <span className="sr-only">
                  {user.current ? `${text.current}: ${name}` : text.switchTo(name)}
                </span>
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <bdi dir="ltr" aria-hidden>
                    <span className="font-medium">{user.actor}</span>
                    <span className="text-muted">@{user.permission}</span>
                  </bdi>
                  {aside?.(user)}
                </span>
                <span className="block text-xs text-muted">{about(user)}</span>
              </span>
              {user.current && <Check size={16} aria-hidden className="shrink-0" />}
            </button>
            <RowButton tool="remove" label={text.forget(name)} onPress={() => onForget(user)} />
          </li>
        );
      })}
    </ul>
  );
}
