import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { JsonPanel } from '../ui/json-view.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** The outcome of a read-only action. */
export type ReadOnlyOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'returned'; readonly value: unknown }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Host of the node that wrote the message; null for others. */
      readonly source: string | null;
    };

interface ReadOnlyPartProps {
  /** Null before the first run. */
  outcome: ReadOnlyOutcome | null;
  onRun: () => void;
}

/** Runs an action that returns a value, without signing it, and shows the value. */
export function ReadOnlyPart({ outcome, onRun }: ReadOnlyPartProps) {
  const { readOnly: text } = useContractTexts();
  const isRunning = outcome?.kind === 'running';
  return (
    <div className="space-y-3 border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={isRunning} onClick={onRun}>
          {isRunning ? text.running : text.run}
        </Button>
        <p className="max-w-prose text-muted">{text.hint}</p>
      </div>
      <div role="status">
        {outcome?.kind === 'returned' &&
          (outcome.value === null ? (
            <p>{text.nothing}</p>
          ) : (
            <>
              <p className="pb-1 font-medium">{text.result}</p>
              <JsonPanel value={outcome.value} />
            </>
          ))}
      </div>
      {outcome?.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed} <Quoted text={outcome.message} source={outcome.source} />
        </p>
      )}
    </div>
  );
}
