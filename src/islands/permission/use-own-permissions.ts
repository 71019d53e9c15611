import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import {
  mayChange,
  type UserSigners,
  signersOfUser,
} from '#src/chain/model/permission/remaining-control.ts';
import { ANY_PERMISSION, type PermissionView } from '#src/chain/model/permission/permission.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';
import { type LinkedPermissions, usePermissions } from './use-permissions.ts';

export interface OwnPermissions extends LinkedPermissions {
  readonly userSigners: UserSigners;
  /** Whether the user's permission may change another. */
  readonly mayChange: (permission: string) => boolean;
}

const BLANK = { threshold: 1, keys: [{ key: '', weight: 1 }], accounts: [], waits: [], linked: [] };
const active: PermissionView = { ...BLANK, name: 'active', parent: 'owner', children: [] };

const READY: LoadState<unknown> = { kind: 'ready', value: null };
/** What each account has, for forms before a log-in. */
const unknownPermissions: OwnPermissions = {
  permissions: [{ ...BLANK, name: 'owner', parent: null, children: [active] }],
  linkedToAny: [],
  moreLinks: false,
  userSigners: { keys: new Set(), levels: [] },
  mayChange: () => true,
};

/** The user's permissions, and what the user signs with here. */
export function useOwnPermissions(user: User) {
  const { actor, permission } = user;
  const { state, store } = useLoad(accountStore, actor || null);
  const linked = usePermissions(actor, state);
  const { saved } = useStore($users);
  useEffect(() => void loadUsers().catch(() => undefined), []);
  const loaded = useMemo((): OwnPermissions | null => {
    if (!linked) return null;
    const { permissions } = linked;
    const ofThisChain = saved.filter(({ chain }) => chain === chainConfig().key);
    return {
      ...linked,
      userSigners: signersOfUser([user, ...ofThisChain], actor, permissions),
      // The chain lets any permission of the account change such links.
      mayChange: (changed) =>
        changed === ANY_PERMISSION || mayChange(permissions, permission, changed),
    };
  }, [linked, saved, user, actor, permission]);
  const isGuest = actor === '';
  const shown: LoadState<unknown> = isGuest ? READY : state;
  return {
    state: shown,
    retry: store?.retry,
    loaded: isGuest ? unknownPermissions : loaded,
  };
}
