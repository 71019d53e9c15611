import type { Authority } from '#src/chain/actions/authority.ts';
import type {
  RemainingControl,
  UserSigners,
} from '#src/chain/model/permission/remaining-control.ts';
import type { UnsatisfiableReason } from '#src/chain/model/signing/warnings/unsatisfiable.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { CheckLine } from '../ui/check-line.tsx';
import { AuthoritySignerSets } from './authority-signer-sets.tsx';

/** What the chain knows about the named accounts and keys. */
export type LookupState =
  | { readonly kind: 'unfinished' | 'checking' | 'incomplete' }
  | { readonly kind: 'known'; readonly reason: UnsatisfiableReason | null };

interface AuthorityCheckProps {
  /** `alice@active`. */
  level: string;
  authority: Authority;
  userSigners: UserSigners;
  surrounding: LookupState;
  power: RemainingControl;
}

/** Whether an authority can be satisfied, by whom, and what the user can still do. */
export function AuthorityCheck({ level, authority, userSigners, ...facts }: AuthorityCheckProps) {
  const { check: text } = usePermissionTexts();
  const { unsatisfiable } = useSigningTexts();
  const { surrounding, power } = facts;
  // Nothing is typed yet, which is no fault.
  if (authority.keys.length + authority.accounts.length + authority.waits.length === 0)
    return (
      <ul>
        <CheckLine mark="pending">{text.unfinished}</CheckLine>
      </ul>
    );
  return (
    <ul>
      {surrounding.kind === 'known' && surrounding.reason === null && (
        <CheckLine mark="good">{text.satisfiable}</CheckLine>
      )}
      {surrounding.kind === 'known' && surrounding.reason !== null && (
        <CheckLine mark="danger">{unsatisfiable[surrounding.reason](level)}</CheckLine>
      )}
      {surrounding.kind === 'unfinished' && <CheckLine mark="pending">{text.unfinished}</CheckLine>}
      {surrounding.kind === 'checking' && <CheckLine mark="pending">{text.checking}</CheckLine>}
      {surrounding.kind === 'incomplete' && <CheckLine mark="warning">{text.incomplete}</CheckLine>}
      <CheckLine mark={MARKS[power.kind]}>
        <PowerText power={power} level={level} />
      </CheckLine>
      <li className="border-b py-2">
        <AuthoritySignerSets authority={authority} userSigners={userSigners} />
      </li>
    </ul>
  );
}

const MARKS = { alone: 'good', above: 'good', together: 'warning', lost: 'danger' } as const;

function PowerText({ power, level }: { power: RemainingControl; level: string }) {
  const { power: text } = usePermissionTexts().check;
  if (power.kind === 'above') return text.above(level, power.permission);
  return text[power.kind](level);
}
