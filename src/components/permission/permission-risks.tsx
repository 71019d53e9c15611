import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clsx } from 'clsx';
import type { PermissionRisk, RiskLevel } from '#src/chain/model/permission-risks.ts';
import { useAccountPermissionsTexts } from '#src/i18n/areas/account-permissions/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';

const MARKS = {
  danger: { Icon: CircleAlert, colour: 'text-danger' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  note: { Icon: Info, colour: 'text-muted' },
} satisfies Record<RiskLevel, unknown>;

/** What to know of an account's permissions, each in a sentence. */
export function PermissionRisks({ risks }: { risks: readonly PermissionRisk[] }) {
  const text = useAccountPermissionsTexts();
  if (risks.length === 0) return <p className="px-4 py-3 text-muted">{text.noRisks}</p>;
  return (
    <ul className="divide-y">
      {risks.map((risk) => (
        <li key={keyOf(risk)} className="flex gap-3 px-4 py-3">
          <Mark level={risk.level} />
          <span className="min-w-0">
            <Sentence risk={risk} />
          </span>
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

function Sentence({ risk }: { risk: PermissionRisk }) {
  const { risks } = useAccountPermissionsTexts();
  if (risk.kind !== 'code') return risks[risk.kind](risk.permission);
  const alone = risk.level === 'danger' ? risks.codeDanger : risks.code;
  return (
    <>
      <AccountLink name={risk.contract} permission="eosio.code" /> {alone(risk.permission)}
    </>
  );
}

function keyOf(risk: PermissionRisk): string {
  return `${risk.kind}/${risk.permission}/${risk.kind === 'code' ? risk.contract : ''}`;
}
