import { useStore } from '@nanostores/react';
import { ModeStrip } from '#src/components/multisig/mode-strip.tsx';
import { setMultisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { $queue } from '#src/stores/multisig/multisig.ts';

export function MultisigStrip() {
  const queue = useStore($queue);
  return <ModeStrip count={queue.length} onTurnOff={() => setMultisigMode(false)} />;
}
