import type { ScheduleChange } from '#src/chain/model/block/producer-schedule.ts';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

/** A schedule that waits to become active: who enters it and who leaves. */
export function NextSchedule({ change }: { change: ScheduleChange }) {
  const text = useChainTexts();
  const format = useFormat();
  const { version, added, removed } = change;
  return (
    <div className="py-3">
      <Banner kind="info" title={text.nextSchedule(format.number(version))}>
        {added.length + removed.length === 0 && <p>{text.sameProducers}</p>}
        <Names label={text.added} names={added} />
        <Names label={text.removed} names={removed} />
      </Banner>
    </div>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="text-muted">{label}</span>
      {names.map((name) => (
        <AccountLink key={name} name={name} />
      ))}
    </p>
  );
}
