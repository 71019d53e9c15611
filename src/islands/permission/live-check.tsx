import { useEffect, useState } from 'react';
import type { Authority } from '#src/chain/actions/authority.ts';
import {
  remainingControl,
  type UserSigners,
} from '#src/chain/model/permission/remaining-control.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { unsatisfiableReason } from '#src/chain/model/signing/warnings/unsatisfiable.ts';
import { AuthorityCheck, type LookupState } from '#src/components/permission/authority-check.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { authorityFactsStore } from '#src/stores/account/authority-facts.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** Milliseconds without a change until a request is sent. */
const PAUSE_MS = 400;

interface LiveCheckProps {
  account: string;
  permission: string;
  parent: string | null;
  authority: Authority;
  /** Whether everything typed is valid. */
  complete: boolean;
  permissions: readonly PermissionView[];
  userSigners: UserSigners;
}

/** The check of a typed authority, with what the nodes know of its accounts and keys. */
export function LiveCheck(props: LiveCheckProps) {
  const { account, permission, parent, authority, complete, permissions, userSigners } = props;
  const { check } = usePermissionTexts();
  const surrounding = useSurrounding({ account, permission, authority, complete });
  return (
    <AuthorityCheck
      // A new permission has no name yet.
      level={permission === '' ? check.unnamed : `${account}@${permission}`}
      authority={authority}
      userSigners={userSigners}
      surrounding={surrounding}
      power={remainingControl(authority, parent, permissions, userSigners)}
    />
  );
}

type CheckInput = Pick<LiveCheckProps, 'account' | 'permission' | 'authority' | 'complete'>;

function useSurrounding({ account, permission, authority, complete }: CheckInput): LookupState {
  const input = JSON.stringify({ account, permission, authority });
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => setSettled(input), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [input, complete]);
  const { state } = useLoad(authorityFactsStore, settled);
  const surroundings = { permissions: new Map(), missing: new Set<string>() };
  const of = { account, permission };
  const local = unsatisfiableReason(authority, of, surroundings);
  if (local !== null) return { kind: 'known', reason: local };
  if (!complete) return { kind: 'unfinished' };
  // Only named accounts are requested from nodes.
  if (authority.accounts.length === 0) return { kind: 'known', reason: null };
  if (settled !== input || state.kind === 'loading') return { kind: 'checking' };
  if (state.kind !== 'ready' || !state.value.complete) return { kind: 'incomplete' };
  return { kind: 'known', reason: unsatisfiableReason(authority, of, state.value) };
}
