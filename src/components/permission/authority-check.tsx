import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Authority } from '#src/chain/actions/authority.ts';
import type {
  RemainingControl,
  OwnSigners,
} from '#src/chain/model/permission/remaining-control.ts';
import type { UnsatisfiableReason } from '#src/chain/model/signing/warnings/unsatisfiable.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { AuthorityWays } from './authority-ways.tsx';

/** What the chain knows about the named accounts and keys. */
export type Surrounding =
  | { readonly kind: 'unfinished' | 'checking' | 'incomplete' }
  | { readonly kind: 'known'; readonly reason: UnsatisfiableReason | null };

interface AuthorityCheckProps {
  /** `alice@active`. */
  level: string;
  authority: Authority;
  own: OwnSigners;
  surrounding: Surrounding;
  power: RemainingControl;
}

/** Whether an authority can be satisfied, by whom, and what the user can still do. */
export function AuthorityCheck({ level, authority, own, ...facts }: AuthorityCheckProps) {
  const { check: text } = usePermissionTexts();
  const { unsatisfiable } = useSigningTexts();
  const { surrounding, power } = facts;
  // Nothing is typed yet, which is no fault.
  if (authority.keys.length + authority.accounts.length + authority.waits.length === 0)
    return (
      <ul>
        <Line mark="pending">{text.unfinished}</Line>
      </ul>
    );
  return (
    <ul>
      {surrounding.kind === 'known' && surrounding.reason === null && (
        <Line mark="good">{text.satisfiable}</Line>
      )}
      {surrounding.kind === 'known' && surrounding.reason !== null && (
        <Line mark="danger">{unsatisfiable[surrounding.reason](level)}</Line>
      )}
      {surrounding.kind === 'unfinished' && <Line mark="pending">{text.unfinished}</Line>}
      {surrounding.kind === 'checking' && <Line mark="pending">{text.checking}</Line>}
      {surrounding.kind === 'incomplete' && <Line mark="warning">{text.incomplete}</Line>}
      <Line mark={MARKS[power.kind]}>
        <PowerText power={power} level={level} />
      </Line>
      <li className="border-b py-2">
        <AuthorityWays authority={authority} own={own} />
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

const LOOKS = {
  good: { Icon: Check, tone: 'text-positive' },
  pending: { Icon: Clock, tone: 'text-quiet' },
  warning: { Icon: TriangleAlert, tone: 'text-warning' },
  danger: { Icon: CircleAlert, tone: 'text-danger' },
} as const;

function Line({ mark, children }: { mark: keyof typeof LOOKS; children: ReactNode }) {
  const { Icon, tone } = LOOKS[mark];
  return (
    <li className="flex min-h-(--row) items-start gap-x-2.5 border-b py-2">
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
      <p className="min-w-0 flex-1">{children}</p>
    </li>
  );
}
