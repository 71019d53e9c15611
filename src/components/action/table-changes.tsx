import type { TableChange, TableRow } from '#src/chain/model/action/state-change.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { JsonView } from '../ui/json-view.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

const TONES: Record<TableChange['kind'], Tone> = {
  insert: 'positive',
  update: 'neutral',
  write: 'neutral',
  remove: 'danger',
};

/** Rows that an action added, changed or removed. */
export function TableChanges({ changes }: { changes: readonly TableChange[] }) {
  const text = useTransactionPartsTexts();
  return (
    <div className="space-y-1">
      <p className="text-xs text-muted">{text.tableChanges}</p>
      <Paged rows={changes} page={50}>
        {(shown) => (
          <ul className="space-y-2">
            {shown.map((change, index) => (
              <li key={index}>
                <ChangedRow change={change} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

/** A row before and after, if the source reports both. */
export function ChangedRow({ change }: { change: TableChange }) {
  const text = useTransactionPartsTexts();
  return (
    <div className="space-y-1 text-xs">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={TONES[change.kind]}>{text.changeKinds[change.kind]}</Badge>
        <span dir="ltr" className="min-w-0">
          <AccountLink name={change.contract} />
          <span className="text-muted">::</span>
          <HostileText text={change.table} limit={20} />
          <span className="text-muted">
            {' '}
            <HostileText text={change.scope} limit={20} /> ·{' '}
            <HostileText text={change.key} limit={40} />
          </span>
        </span>
      </p>
      <div className="grid gap-2 md:grid-cols-2">
        {change.before && <Row label={text.before} row={change.before} />}
        {change.after && <Row label={text.after} row={change.after} />}
      </div>
    </div>
  );
}

function Row({ label, row }: { label: string; row: TableRow }) {
  return (
    <div className="min-w-0">
      <p className="text-muted">{label}</p>
      {row.json === null ? (
        <p dir="ltr" className="font-mono">
          <HostileText text={row.hex ?? '—'} limit={200} />
        </p>
      ) : (
        <JsonView value={row.json} />
      )}
    </div>
  );
}
