import { useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { curlCommand } from '#src/components/contract/curl-command.ts';
import { DryRunPart, type RunOutcome } from '#src/components/contract/dry-run-part.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { runWithoutSignature } from '#src/stores/contract/dry-run.ts';

/**
 * What an action would do, without a signature.
 * @param action null while it has invalid values
 */
export function DryRun({ action }: { action: Action | null }) {
  const [ran, setRan] = useState<{ of: string; outcome: RunOutcome } | null>(null);
  const of = JSON.stringify(action);
  const run = async () => {
    if (action === null) return;
    const show = (outcome: RunOutcome) => setRan({ of, outcome });
    show({ kind: 'running' });
    try {
      const { result, packed } = await runWithoutSignature(action);
      if (result.kind === 'unknown') show(result);
      else show({ ...result, command: requestOf(result.endpoint, packed) });
    } catch (error) {
      show({ kind: 'failed', ...errorWords(error) });
    }
  };
  // What ran is not what the form says now.
  const outcome = ran?.of === of ? ran.outcome : null;
  return <DryRunPart outcome={outcome} onRun={action && (() => void run())} />;
}

function requestOf(node: string, packed: string): string {
  return curlCommand(`${node}/v1/chain/compute_transaction`, {
    transaction: {
      signatures: [],
      compression: 0,
      packed_context_free_data: '',
      packed_trx: packed,
    },
  });
}

await textsReady();
