import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useSnapshotTexts } from '#src/i18n/areas/snapshot/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { LongRead } from '../ui/long-read.tsx';

export interface SnapshotProgressProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** Accounts that were read, and those with a balance. */
  read: number;
  holders: number;
  /** The most accounts to read; null without a limit. */
  most: number | null;
  /** The blocks between which balances were read. */
  from: number | null;
  to: number | null;
  /** There are more accounts. */
  truncated: boolean;
  failure: Failure | null;
  onRun: () => void;
  onStop: () => void;
  onSave: () => void;
}

/** A snapshot while it is read, with a way to stop it, and its file. */
export function SnapshotProgress(props: SnapshotProgressProps) {
  const { kind, read, holders, most, from, to, truncated, failure, onRun, onStop, onSave } = props;
  const text = useSnapshotTexts();
  const format = useFormat();
  const outcome = {
    idle: text.idle,
    running: text.running(format.number(read), format.number(holders)),
    stopped: text.stopped(format.number(holders)),
    failed: text.stopped(format.number(holders)),
    done: text.done(format.number(holders)),
  };
  return (
    <div className="space-y-2 pb-3">
      <LongRead
        running={kind === 'running'}
        label={text.title}
        read={read}
        of={most}
        failure={failure}
        onRetry={onRun}
        status={
          <>
            <span className="font-medium">{outcome[kind]}</span>{' '}
            {kind === 'done' && truncated && <span className="text-warning">{text.truncated}</span>}
          </>
        }
        buttons={
          <>
            {kind === 'idle' && (
              <Button variant="primary" onClick={onRun}>
                {text.start}
              </Button>
            )}
            {kind === 'running' && <Button onClick={onStop}>{text.shared.stop}</Button>}
            {kind === 'stopped' && <Button onClick={onRun}>{text.shared.resume}</Button>}
            {kind !== 'running' && holders > 0 && (
              <Button variant={kind === 'done' ? 'primary' : 'secondary'} onClick={onSave}>
                {kind === 'done' && !truncated ? text.save : text.savePart}
              </Button>
            )}
          </>
        }
      >
        {kind !== 'running' && from !== null && to !== null && (
          <p className="text-muted">{text.blocks(format.number(from), format.number(to))}</p>
        )}
      </LongRead>
    </div>
  );
}
