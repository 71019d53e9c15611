import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import {
  groupRisks,
  type PermissionRisk,
  type RiskGroup,
  type RiskLevel,
} from '#src/chain/model/permission/permission-risks.ts';
import { useAccountPermissionsTexts } from '#src/i18n/areas/account/permissions/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';

const MARKS = {
  danger: { Icon: CircleAlert, colour: 'text-danger' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  note: { Icon: Info, colour: 'text-muted' },
} satisfies Record<RiskLevel, unknown>;

interface PermissionRisksProps {
  risks: readonly PermissionRisk[];
  /** The link to the form that mends a risk. */
  mend?: (risk: PermissionRisk) => ReactNode;
}

/** Risks of an account's permissions, one sentence each. */
export function PermissionRisks({ risks, mend }: PermissionRisksProps) {
  const text = useAccountPermissionsTexts();
  if (risks.length === 0) return <p className="py-3 text-muted">{text.noRisks}</p>;
  return (
    <ul className="divide-y">
      {groupRisks(risks).map((group) => (
        <li key={keyOf(group.risk)} className="flex gap-3 py-3">
          <Mark level={group.risk.level} />
          <div className="min-w-0">
            <Sentence {...group} />
            {group.permissions.length > 1 && <Names names={group.permissions} />}
            {mend && <p>{mend(group.risk)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Mark({ level }: { level: RiskLevel }) {
  const text = useAccountPermissionsTexts();
  const { Icon, colour } = MARKS[level];
  return (
    <span className={clsx('mt-0.5 shrink-0', colour)}>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{text.levels[level]}:</span>
    </span>
  );
}

function Sentence({ risk, permissions }: RiskGroup) {
  const { risks, severalRisks } = useAccountPermissionsTexts();
  const format = useFormat();
  const count = format.number(permissions.length);
  const several = permissions.length > 1;
  switch (risk.kind) {
    case 'code': {
      const kind = risk.level === 'danger' ? 'codeDanger' : 'code';
      return (
        <>
          <AccountLink name={risk.contract} permission="eosio.code" />{' '}
          {several ? severalRisks[kind](count) : risks[kind](risk.permission)}
        </>
      );
    }
    case 'unmet':
    case 'open':
      return several ? severalRisks[risk.kind](count) : risks[risk.kind](risk.permission);
    // Applies to owner only.
    case 'single-key':
    case 'same-key':
      return risks[risk.kind](risk.permission);
  }
}

/** More are behind a button. */
const SHOWN = 12;
/** No real account has this many permissions. */
const MOST = 1000;

/** Links to the permissions in the tree. */
function Names({ names }: { names: readonly string[] }) {
  const text = useAccountPermissionsTexts();
  const format = useFormat();
  const [all, setAll] = useState(false);
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
      {names.slice(0, all ? MOST : SHOWN).map((name) => (
        <li key={name} dir="ltr">
          <a href={`#permission-${name}`} className="text-accent hover:underline">
            {name}
          </a>
        </li>
      ))}
      {!all && names.length > SHOWN && (
        <li>
          <button
            type="button"
            onClick={() => setAll(true)}
            className="font-medium text-accent hover:underline"
          >
            {text.allOf(format.number(names.length))}
          </button>
        </li>
      )}
    </ul>
  );
}

function keyOf(risk: PermissionRisk): string {
  return `${risk.kind}/${risk.level}/${risk.kind === 'code' ? risk.contract : ''}`;
}
