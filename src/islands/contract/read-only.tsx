import { useState } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { type ReadOnlyOutcome, ReadOnlyPart } from '#src/components/contract/read-only-part.tsx';
import { type ReadOnlyCall, runAction } from '#src/stores/contract/contract.ts';

/** Runs an action with the form's data on a node. */
export function ReadOnly(call: ReadOnlyCall) {
  const [outcome, setOutcome] = useState<ReadOnlyOutcome | null>(null);
  const run = async () => {
    setOutcome({ kind: 'running' });
    try {
      setOutcome({ kind: 'returned', value: await runAction(call) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const source = error instanceof RpcError ? hostOf(error.endpoint) : null;
      setOutcome({ kind: 'failed', message, source });
    }
  };
  return <ReadOnlyPart outcome={outcome} onRun={() => void run()} />;
}
