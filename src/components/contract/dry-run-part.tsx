import { hostOf } from '#src/chain/core/host.ts';
import { actionsWithOutput, type DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { useDeveloperTexts } from '#src/i18n/areas/contract/developer/texts.ts';
import { DryRunCost } from '../signing/dry-run-cost.tsx';
import { DryRunOutput } from '../signing/dry-run-output.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** The outcome of a dry run from a form. `command` repeats its request. */
export type RunOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null }
  | Extract<DryRun, { kind: 'unknown' }>
  | (Exclude<DryRun, { kind: 'unknown' }> & { readonly command: string });

interface DryRunPartProps {
  /** Null before the first run. */
  outcome: RunOutcome | null;
  /** Null while the form has invalid values. */
  onRun: (() => void) | null;
}

/** Runs an action without a signature: what it returns, prints and uses. */
export function DryRunPart({ outcome, onRun }: DryRunPartProps) {
  const { dryRun: text } = useDeveloperTexts();
  const isRunning = outcome?.kind === 'running';
  return (
    <div className="space-y-3 border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={isRunning || onRun === null} onClick={() => onRun?.()}>
          {isRunning ? text.running : text.run}
        </Button>
        <p className="max-w-prose text-muted">{text.hint}</p>
      </div>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: RunOutcome }) {
  const { dryRun: text } = useDeveloperTexts();
  if (outcome.kind === 'running') return null;
  if (outcome.kind === 'unknown') return <p>{text.unknown}</p>;
  if (outcome.kind === 'failed')
    return (
      <Banner kind="error" title={text.failed}>
        <Quoted text={outcome.message} source={outcome.source} />
      </Banner>
    );
  const host = hostOf(outcome.endpoint);
  if (outcome.kind === 'refused')
    return (
      <Banner kind="error" title={text.refused(host)}>
        <Quoted text={outcome.message} source={host} />
      </Banner>
    );
  return (
    <>
      <p className="flex items-center gap-1 font-medium">
        {text.done(host)} <CopyButton value={outcome.command} label={text.copy} />
      </p>
      {actionsWithOutput(outcome.actions).length > 0 && <DryRunOutput actions={outcome.actions} />}
      <DryRunCost {...outcome} />
    </>
  );
}
