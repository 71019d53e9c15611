import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { dayOf } from '#src/chain/model/shared/utc-day.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { FailureBanner } from '../ui/state-view.tsx';

export interface ExportPanelProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  rows: number;
  looked: number;
  /** Time of the last checked action, milliseconds UTC. */
  until: number | null;
  /** There are more rows than one file holds. */
  cut: boolean;
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
  const { kind, rows, failure, most, onGoOn, onStop, onSave, onClose } = props;
  const text = useHistoryTexts();
  const format = useFormat();
  const begun = kind === 'stopped' || kind === 'failed';
  return (
    <section aria-label={text.exportTitle} className="space-y-2 border-b bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 tabular-nums" role="status">
          <span className="font-medium">{useOutcome(props)}</span>{' '}
          <span className="text-muted">{text.exportMost(format.number(most))}</span>
        </p>
        <span className="ms-auto flex flex-wrap gap-2">
          {kind === 'running' ? (
            <Button size="sm" onClick={onStop}>
              {text.cancel}
            </Button>
          ) : (
            <>
              {begun && !failure && (
                <Button size="sm" onClick={onGoOn}>
                  {text.resume}
                </Button>
              )}
              {rows > 0 && (
                <Button size="sm" onClick={onSave}>
                  {begun ? text.savePart : text.saveAgain}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={onClose}>
                {text.close}
              </Button>
            </>
          )}
        </span>
      </div>
      {kind === 'running' && (
        <progress aria-label={text.exportTitle} className="block h-1 w-full accent-accent" />
      )}
      {failure && <FailureBanner failure={failure} onRetry={onGoOn} />}
    </section>
  );
}

function useOutcome({ kind, rows, looked, until, cut }: ExportPanelProps): string {
  const text = useHistoryTexts();
  const format = useFormat();
  const day = until === null ? '' : dayOf(until);
  switch (kind) {
    case 'done':
      if (rows === 0) return text.exportNone;
      return text.exportDone(format.number(rows)) + (cut ? ` ${text.exportCut(day)}` : '');
    case 'stopped':
      return text.exportStopped(format.number(rows));
    default:
      return text.exportRunning(format.number(rows), format.number(looked));
  }
}
