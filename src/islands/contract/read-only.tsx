import { useState } from 'react';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
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
      setOutcome({ kind: 'failed', ...errorWords(error) });
    }
  };
  return <ReadOnlyPart outcome={outcome} onRun={() => void run()} />;
}
