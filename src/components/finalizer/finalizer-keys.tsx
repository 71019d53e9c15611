import type { FinalizerKey } from '#src/chain/model/finalizer/finalizers.ts';
import { useFinalizerTexts } from '#src/i18n/areas/finalizer/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { FinalizerKeyText } from './finalizer-key-text.tsx';

/** Keys that producers registered to vote with. */
export function FinalizerKeys({ keys }: { keys: readonly FinalizerKey[] }) {
  const text = useFinalizerTexts();
  return (
    <DataTable
      caption={text.keys}
      rows={keys}
      rowKey={({ id }) => String(id)}
      columns={[
        picturedColumn('producer', text.shared.producer, { card: 'title' }),
        { key: 'state', header: text.shared.state, cell: (key) => <KeyState {...key} /> },
        {
          key: 'key',
          header: text.shared.key,
          cell: ({ key }) => <FinalizerKeyText value={key} />,
        },
      ]}
    />
  );
}

function KeyState({ active, proposed }: Pick<FinalizerKey, 'active' | 'proposed'>) {
  const { states } = useFinalizerTexts();
  if (proposed) return <Badge tone="positive">{states.voting}</Badge>;
  return <Badge>{active ? states.active : states.spare}</Badge>;
}
