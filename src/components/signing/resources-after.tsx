import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Usage, usages } from '../account/scarcity.ts';
import { Badge } from '../ui/badge.tsx';
import { Section } from '../ui/section.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { Meter } from '../ui/meter.tsx';

interface ResourcesAfterProps {
  /** The account that is billed; null while loading. */
  account: Pick<AccountView, 'name' | 'cpu' | 'net' | 'ram'> | null;
  /** Null while it runs, or before. */
  dryRun: DryRun | null;
}

/** The resources of an account now, and what a dry run would add to them. */
export function ResourcesAfter({ account, dryRun }: ResourcesAfterProps) {
  const text = useSigningTexts();
  const added = dryRun?.kind === 'done' && account ? addedBy(dryRun, account.name) : null;
  const rows = account
    ? usages(account)
    : (['cpu', 'net', 'ram'] as const).map((resource) => ({ resource, used: 0, max: -1 }));
  return (
    <Section
      title={text.resourcesAfter}
      note={account?.name}
      actions={added && account && <Verdict usage={usages(account)} added={added} />}
    >
      <ul>
        {rows.map((row) => (
          <Row
            key={row.resource}
            usage={row}
            change={added && added[row.resource]}
            isLoading={!account}
          />
        ))}
      </ul>
    </Section>
  );
}

type Added = Readonly<Record<Usage['resource'], number>>;

function addedBy({ cpu, net, ram }: Extract<DryRun, { kind: 'done' }>, payer: string): Added {
  return { cpu, net, ram: ram.find(({ account }) => account === payer)?.bytes ?? 0 };
}

/** Whether the resources suffice. */
function Verdict({ usage, added }: { usage: readonly Usage[]; added: Added }) {
  const account = useAccountTexts();
  const text = useSigningTexts();
  const short = usage.filter(({ resource, used, max }) => max >= 0 && used + added[resource] > max);
  if (short.length === 0)
    return (
      <Badge tone="positive" icon={<Check size={12} aria-hidden />}>
        {account.resourcesEnough}
      </Badge>
    );
  return (
    <Badge tone="danger" icon={<TriangleAlert size={12} aria-hidden />}>
      {text.tooLittle(short.map(({ resource }) => account.resources[resource]).join(', '))}
    </Badge>
  );
}

const signOf = (change: number) => (change < 0 ? '−' : change > 0 ? '+' : '');

interface RowProps {
  usage: Pick<Usage, 'resource' | 'used' | 'max'>;
  /** Null if unknown. */
  change: number | null;
  isLoading: boolean;
}

function Row({ usage: { resource, used, max }, change, isLoading }: RowProps) {
  const account = useAccountTexts();
  const format = useFormat();
  const figure = resource === 'cpu' ? format.microseconds : format.bytes;
  const name = account.resources[resource];
  const limit = max < 0 ? account.unlimited : account.ofLimit(figure(max));
  return (
    <li className="grid min-h-(--row-dense) grid-cols-[2.5rem_minmax(0,1fr)_7rem] items-center gap-3">
      <span className="font-semibold">{name}</span>
      {isLoading ? (
        <SkeletonWord className="w-full" />
      ) : (
        <Meter
          label={name}
          used={used}
          max={max}
          change={change ?? 0}
          text={`${used < 0 ? '–' : figure(used)} ${limit}`}
        />
      )}
      <span dir="ltr" className="text-end font-semibold">
        {change === null ? '–' : signOf(change) + figure(Math.abs(change))}
      </span>
    </li>
  );
}
