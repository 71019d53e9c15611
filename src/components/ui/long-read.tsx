import type { ReactNode } from 'react';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { Button } from './button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { FailureBanner } from './state-view.tsx';

interface LongReadProps {
  running: boolean;
  /** Of the bar. */
  label: string;
  /** How many are read. */
  read: number;
  /** How many there are to read; null if nobody knows. */
  of: number | null | undefined;
  /** What was read so far, in words. */
  status: ReactNode;
  /** To stop, continue and save. */
  buttons: ReactNode;
  failure: Failure | null;
  onRetry: () => void;
  /** What comes of it. */
  children?: ReactNode;
}

/** Use for work of many requests: how far it is, a way to stop it, and what it found until then. */
export function LongRead(props: LongReadProps) {
  const { running, label, read, of, status, buttons, failure, onRetry, children } = props;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 tabular-nums">
          {status}
        </p>
        <span className="ms-auto flex flex-wrap gap-2">{buttons}</span>
      </div>
      {running && <ProgressBar label={label} done={read} of={of ?? null} />}
      {failure && <FailureBanner failure={failure} onRetry={onRetry} />}
      {children}
    </>
  );
}

interface ReadButtonsProps {
  kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** There is something to save. */
  found: boolean;
  text: { readonly stop: string; readonly goOn: string; readonly save: string };
  onStop: () => void;
  onGoOn: () => void;
  onSave: () => void;
}

/** The usual buttons of a long read that begins by itself. */
export function ReadButtons({ kind, found, text, onStop, onGoOn, onSave }: ReadButtonsProps) {
  return (
    <>
      {kind === 'running' && (
        <Button size="sm" onClick={onStop}>
          {text.stop}
        </Button>
      )}
      {kind === 'stopped' && (
        <Button size="sm" onClick={onGoOn}>
          {text.goOn}
        </Button>
      )}
      {kind !== 'running' && found && (
        <Button size="sm" onClick={onSave}>
          {text.save}
        </Button>
      )}
    </>
  );
}
