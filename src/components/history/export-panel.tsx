import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { LongRead } from '../ui/long-read.tsx';

export interface ExportPanelProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  rows: number;
  checked: number;
  /** How many actions are to be checked; null if the source does not count them. */
  expected?: number | null;
  /** Time of the last checked action, milliseconds UTC. */
  until: number | null;
  /** There are more rows than one file holds. */
  truncated: boolean;
  failure: Failure | null;
  /** Row limit of one file. */
  most: number;
  onGoOn: () => void;
  onStop: () => void;
  onSave: () => void;
  onClose: () => void;
}

/** A running export: progress, a stop button, and the result. */
export function ExportPanel(props: ExportPanelProps) {
  const { kind, rows, checked, expected, failure, most, onGoOn, onStop, onSave, onClose } = props;
  const text = useHistoryTexts();
  const { common } = useMessages();
  const format = useFormat();
  const begun = kind === 'stopped' || kind === 'failed';
  return (
    <section aria-label={text.exportTitle} className="space-y-2 border-b bg-sunken px-4 py-3">
      <LongRead
        running={kind === 'running'}
        label={text.exportTitle}
        read={checked}
        of={expected}
        failure={failure}
        onRetry={onGoOn}
        status={
          <>
            <span className="font-medium">{useOutcome(props)}</span>{' '}
            <span className="text-muted">{text.exportMost(format.number(most))}</span>
          </>
        }
        buttons={
          kind === 'running' ? (
            <Button size="sm" onClick={onStop}>
              {text.shared.cancel}
            </Button>
          ) : (
            <>
              {begun && !failure && (
                <Button size="sm" onClick={onGoOn}>
                  {text.shared.resume}
                </Button>
              )}
              {rows > 0 && (
                <Button size="sm" onClick={onSave}>
                  {begun ? text.savePart : text.saveAgain}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={onClose}>
                {common.close}
              </Button>
            </>
          )
        }
      />
    </section>
  );
}

function useOutcome({ kind, rows, checked, until, truncated }: ExportPanelProps): string {
  const text = useHistoryTexts();
  const format = useFormat();
  const { shortDay } = useDates();
  const day = until === null ? '' : shortDay(until);
  switch (kind) {
    case 'done':
      if (rows === 0) return text.exportNone;
      return (
        text.exportDone(format.number(rows)) + (truncated ? ` ${text.exportTruncated(day)}` : '')
      );
    case 'stopped':
      return text.exportStopped(format.number(rows));
    default:
      return text.exportRunning(format.number(rows), format.number(checked));
  }
}
