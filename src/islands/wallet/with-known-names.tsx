import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isSimilarName } from '#src/chain/model/account/similar-names.ts';
import { type Known, KnownNames } from '#src/components/form/known-names.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $favorites } from '#src/stores/favorites/favorites.ts';
import { $recentReceivers, loadReceivers } from '#src/stores/favorites/recent-receivers.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';

interface WithKnownNamesProps {
  /** The account that signs. It is not suggested. */
  actor: string;
  children: ReactNode;
}

/**
 * Gives a form's fields whom the visitor knows: those paid last, the favorites, and their own
 * accounts on this chain.
 */
export function WithKnownNames({ actor, children }: WithKnownNamesProps) {
  useEffect(() => {
    loadReceivers();
    void loadUsers().catch(() => undefined);
  }, []);
  const favorites = useStore($favorites);
  const recent = useStore($recentReceivers);
  const { saved } = useStore($users);
  const known = useMemo((): Known => {
    const { key } = chainConfig();
    const accounts = favorites.filter(({ type }) => type === 'account');
    const nicknames = new Map(accounts.map(({ name, nickname }) => [name, nickname]));
    const all = [
      ...recent,
      ...accounts.map(({ name }) => name),
      ...saved.filter(({ chain }) => chain === key).map(({ actor }) => actor),
      actor,
    ];
    const names = [...new Set(all)];
    return {
      names: names
        .filter((name) => name !== actor)
        .map((name) => ({ name, nickname: nicknames.get(name) ?? '' })),
      like: (name) =>
        names.includes(name) ? null : (names.find((one) => isSimilarName(name, one)) ?? null),
    };
  }, [favorites, recent, saved, actor]);
  return <KnownNames value={known}>{children}</KnownNames>;
}
