import { useState } from 'react';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { Button } from '../ui/button.tsx';

interface UnsurePartProps {
  /** Expiration, milliseconds UTC. */
  expires: number;
  now: number;
  onFind: () => Promise<boolean>;
  onSettle: (arrived: boolean) => void;
}

/**
 * A transaction that may have been executed. It is looked up, and sent again only after it expired.
 */
export function UnsurePart({ expires, now, onFind, onSettle }: UnsurePartProps) {
  const text = useTransferTexts();
  const { clock } = useDates();
  const [search, setSearch] = useState<'searching' | 'not-found' | null>(null);
  const find = async () => {
    setSearch('searching');
    if (!(await onFind())) setSearch('not-found');
  };
  return (
    <div className="rounded-sm bg-warning-soft p-3">
      <p>{text.unsure(clock(expires))}</p>
      <p role="status">{search === 'not-found' && text.notFound}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={search === 'searching'} onClick={() => void find()}>
          {text.lookAgain}
        </Button>
        <Button size="sm" onClick={() => onSettle(true)}>
          {text.arrived}
        </Button>
        {now > expires && (
          <Button size="sm" onClick={() => onSettle(false)}>
            {text.sendAnew}
          </Button>
        )}
      </div>
    </div>
  );
}
