import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { dayOf } from '#src/chain/model/shared/utc-day.ts';
import { useTaxTexts } from '#src/i18n/areas/tax/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { FailureBanner } from '../ui/state-view.tsx';

interface TaxProgressProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  transfers: number;
  checked: number;
  /** Time of the last checked action, milliseconds UTC. */
  until: number | null;
  /** How much of the period was checked, in milliseconds; null if its beginning is open. */
  /** The source does not report whether its list is complete. */
  mayBeCut: boolean;
  period?: { readonly done: number; readonly of: number } | null;
  failure: Failure | null;
  /** The saved file: records without a value and records left out; null before. */
  file: { readonly records: number; readonly unpriced: number; readonly refused: number } | null;
  onGoOn: () => void;
  onStop: () => void;
  onSave: () => void;
  onClear: () => void;
}

/** A running export: what was read, and what can be done with it. */
export function TaxProgress(props: TaxProgressProps) {
  const { kind, transfers, checked, until, mayBeCut, period, failure, file } = props;
  const text = useTaxTexts();
  const format = useFormat();
  const isTruncated = kind === 'done' && mayBeCut;
  if (kind === 'idle') return <p className="py-3 text-muted">{text.idle}</p>;
  return (
    <div className="space-y-4 py-3">
      <p role="status" className="font-semibold">
        {isTruncated ? text.states.truncated : text.states[kind]}
      </p>
      {kind === 'running' && <ProgressBar label={text.progress} {...period} />}
      {isTruncated && (
        <Banner kind="warning" title={text.mayBeCut}>
          {text.mayBeCutHint}
        </Banner>
      )}
      {failure && <FailureBanner failure={failure} onRetry={props.onGoOn} />}
      <KeyValueList
        items={[
          { key: 'checked', label: text.actionsChecked, value: format.number(checked) },
          { key: 'transfers', label: text.transfers, value: format.number(transfers) },
          ...(until === null ? [] : [{ key: 'until', label: text.until, value: dayOf(until) }]),
        ]}
      />
      {file && <FileNotes file={file} />}
      <div className="flex flex-wrap gap-2">
        {kind === 'running' && <Button onClick={props.onStop}>{text.stop}</Button>}
        {kind === 'stopped' && (
          <Button variant="primary" onClick={props.onGoOn}>
            {text.shared.resume}
          </Button>
        )}
        {kind !== 'running' && transfers > 0 && (
          <Button variant={kind === 'done' ? 'primary' : 'secondary'} onClick={props.onSave}>
            {kind === 'done' && !isTruncated ? text.save : text.savePart}
          </Button>
        )}
        {kind !== 'running' && (
          <Button variant="ghost" onClick={props.onClear}>
            {text.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function FileNotes({ file }: { file: NonNullable<TaxProgressProps['file']> }) {
  const text = useTaxTexts();
  const format = useFormat();
  const { records, unpriced, refused } = file;
  return (
    <Banner kind={refused > 0 ? 'warning' : 'success'} title={text.saved(format.number(records))}>
      {unpriced > 0 && <p>{text.unpriced(format.number(unpriced))}</p>}
      {refused > 0 && <p>{text.refused(format.number(refused))}</p>}
    </Banner>
  );
}
