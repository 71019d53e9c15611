import { useEffect, useEffectEvent, useState } from 'react';
import { pollMs } from '#src/chain/core/limits.ts';
import { rowChanges } from '#src/chain/model/abi/row-changes.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { RowChanges, type SeenChange } from '#src/components/contract/row-changes.tsx';
import { textsReady } from '#src/i18n/text-area.ts';

/** Older changes are dropped. */
const MOST = 50;

interface FollowedRowsProps {
  /** Null while they load. */
  rows: readonly unknown[] | null;
  /** Whether rows have the form `{ data, payer }`. */
  payers: boolean;
  fields: readonly AbiField[];
  onRead: () => void;
}

/** Fetches the rows of a page again and again while the page is visible, and lists what changed. */
export function FollowedRows({ rows, payers, fields, onRead }: FollowedRowsProps) {
  const [seen, setSeen] = useState<Seen>({ rows, changes: [] });
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onRead();
  });
  useEffect(() => {
    const timer = setInterval(() => read(), pollMs);
    return () => clearInterval(timer);
  }, []);
  if (rows !== null && rows !== seen.rows) setSeen(withRows(seen, rows, payers));
  return <RowChanges changes={seen.changes} fields={fields} />;
}

interface Seen {
  readonly rows: readonly unknown[] | null;
  /** The latest first. */
  readonly changes: readonly SeenChange[];
}

function withRows({ rows, changes }: Seen, next: readonly unknown[], payers: boolean): Seen {
  const records = (all: readonly unknown[]) =>
    all.map((row) => recordOf(payers ? recordOf(row)['data'] : row));
  const at = chainNow();
  const found = rows === null ? [] : rowChanges(records(rows), records(next));
  return {
    rows: next,
    changes: [...found.map((change) => ({ ...change, at })), ...changes].slice(0, MOST),
  };
}

await textsReady();
