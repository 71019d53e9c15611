import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { clsx } from 'clsx';
import { type Warning, severityOf } from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { usePaged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { HolderList } from './holder-list.tsx';
import { NameCompare } from './name-compare.tsx';
import { useNestingText, useWarningText } from './use-warning-text.ts';

const looks = {
  stop: { Icon: CircleAlert, tone: 'border-danger bg-danger-soft', mark: 'text-danger' },
  loss: { Icon: CircleAlert, tone: 'border-danger bg-danger-soft', mark: 'text-danger' },
  danger: { Icon: TriangleAlert, tone: 'border-danger bg-danger-soft', mark: 'text-danger' },
  notice: { Icon: Info, tone: 'border-line-strong bg-sunken', mark: 'text-muted' },
} as const;

/** Warnings of a rule that all others wait for. Of the grave ones, more than any transaction needs. */
const OF_A_RULE = 50;
const GRAVE_OF_A_RULE = 1_000;
const PAGE = 50;

/**
 * Warnings before signing, the most severe first. A transaction can be made to have thousands of one
 * rule: beyond the first of each rule, they are shown page by page, so that they hide no other. Those
 * about the loss of an account, or that block the signature, are shown, up to a thousand.
 */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const text = useSigningTexts();
  const [first, others] = firstOfEach(warnings);
  const { shown, more } = usePaged(others, PAGE, true);
  return (
    <>
      <ul aria-label={text.shared.warnings} className="space-y-1">
        {[...first, ...shown].map((warning) => (
          <WarningItem key={JSON.stringify(warning)} warning={warning} />
        ))}
      </ul>
      {more}
    </>
  );
}

function firstOfEach(warnings: readonly Warning[]): [Warning[], Warning[]] {
  const counts = new Map<string, number>();
  const [first, others]: [Warning[], Warning[]] = [[], []];
  for (const warning of warnings) {
    const before = counts.get(warning.rule) ?? 0;
    counts.set(warning.rule, before + 1);
    const isGrave = ['stop', 'loss'].includes(severityOf(warning));
    (before < (isGrave ? GRAVE_OF_A_RULE : OF_A_RULE) ? first : others).push(warning);
  }
  return [first, others];
}

function WarningItem({ warning }: { warning: Warning }) {
  const warningText = useWarningText();
  const where = useNestingText();
  const { Icon, tone, mark } = looks[severityOf(warning)];
  return (
    <li className={clsx('flex gap-2.5 border-s-4 px-3 py-2.5', tone)}>
      <Icon size={16} aria-hidden className={clsx('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 space-y-2">
        {warning.within && (
          <p className="text-xs font-medium">
            <HostileText text={where(warning.within)} />
          </p>
        )}
        <p>
          <HostileText text={warningText(warning)} />
        </p>
        {warning.rule === 'look-alike' && <NameCompare name={warning.name} like={warning.like} />}
        {'holders' in warning && <HolderList holders={warning.holders} />}
      </div>
    </li>
  );
}
