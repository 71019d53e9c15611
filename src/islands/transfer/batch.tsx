import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { chainNow } from '#src/chain/core/clock.ts';
import { BatchProgress } from '#src/components/transfer/batch-progress.tsx';
import type { User } from '#src/chain/sign/users/users.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import {
  $batch,
  $batchRunning,
  $batchStopping,
  findPart,
  discardBatch,
  restoreBatch,
  sendBatch,
  settlePart,
  stopBatch,
} from '#src/stores/signing/transfer-batch.ts';
import { BatchList } from './batch-list.tsx';

const SECOND_MS = 1_000;

/** A list of transfers, split into as many transactions as needed. */
export function BatchTransfer({ user }: { user: User }) {
  const run = useStore($batch);
  const running = useStore($batchRunning);
  const stopping = useStore($batchStopping);
  const multisig = useStore($multisigMode);
  const now = useNow();
  useEffect(() => restoreBatch(user.actor), [user.actor]);
  if (run?.from !== user.actor) return <BatchList user={user} multisig={multisig} />;
  return (
    <BatchProgress
      run={run}
      running={running}
      stopping={stopping}
      multisig={multisig}
      now={now}
      onFind={findPart}
      onSettle={(index, arrived) => void settlePart(index, arrived)}
      onGoOn={() => void sendBatch(user.permission)}
      onStop={stopBatch}
      onNewList={() => discardBatch(user.actor)}
    />
  );
}

/** The chain’s time, to the second. */
function useNow(): number {
  const [now, setNow] = useState(chainNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(chainNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
