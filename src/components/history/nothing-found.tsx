import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';

interface NothingFoundProps {
  /** Whether the filters show transfers only. */
  transfers: boolean;
  complete: boolean;
  reading: boolean;
}

export function NothingFound({ transfers, complete, reading }: NothingFoundProps) {
  const text = useHistoryTexts();
  return (
    <div className="py-4">
      <p className="font-medium">
        {reading ? text.looking : transfers ? text.noTransfers : text.noActions}
      </p>
      <p className="mt-1 text-muted">{complete ? text.noneAtAll : text.noneSoFar}</p>
    </div>
  );
}
