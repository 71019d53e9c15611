import type { PermissionLevel } from '#src/chain/actions/action.ts';
import type { QueuedAction } from '#src/chain/model/signing/queued-action.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { StateView } from '../ui/state-view.tsx';
import { QueueRow } from './queue-row.tsx';

interface QueueListProps {
  queue: readonly QueuedAction[];
  executor: PermissionLevel;
  system: string;
  tokenContract: string;
  onChange: (queue: readonly QueuedAction[]) => void;
}

/** The actions to propose, in execution order. */
export function QueueList({ queue, onChange, ...shared }: QueueListProps) {
  const text = useMultisigTexts();
  if (queue.length === 0)
    return (
      <StateView
        state={{ kind: 'empty' }}
        empty={{ title: text.queueEmpty, text: text.queueEmptyHint }}
      >
        {() => null}
      </StateView>
    );
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [queue[index], queue[index + by]];
    if (one && other) onChange(queue.with(index, other).with(index + by, one));
  };
  return (
    <ol data-rows className="divide-y">
      {queue.map(({ id, action }, index) => (
        <QueueRow
          key={id}
          {...shared}
          action={action}
          number={index + 1}
          last={index === queue.length - 1}
          onMove={(by) => move(index, by)}
          onChange={(changed) => onChange(queue.with(index, { id, action: changed }))}
          onRemove={() => onChange(queue.toSpliced(index, 1))}
        />
      ))}
    </ol>
  );
}
