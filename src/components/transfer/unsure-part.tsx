import { useState } from 'react';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { Button } from '../ui/button.tsx';

interface UnsurePartProps {
  /** Milliseconds UTC from which on it cannot arrive any more. */
  expires: number;
  now: number;
  onFind: () => Promise<boolean>;
  onSettle: (arrived: boolean) => void;
}

/** A transaction that may have arrived: it is looked for, and sent anew only once it cannot be. */
export function UnsurePart({ expires, now, onFind, onSettle }: UnsurePartProps) {
  const text = useTransferTexts();
  const tag = useLanguageTag();
  const [search, setSearch] = useState<'asking' | 'not-found' | null>(null);
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(expires);
  const find = async () => {
    setSearch('asking');
    if (!(await onFind())) setSearch('not-found');
  };
  return (
    <div className="rounded-sm bg-warning-soft p-3">
      <p>{text.unsure(time)}</p>
      <p role="status">{search === 'not-found' && text.notFound}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={search === 'asking'} onClick={() => void find()}>
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
