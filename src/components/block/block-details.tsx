import type { BlockView } from '#src/chain/model/block.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useEntityPath } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

/** The parts of a block's header that only a checker of blocks needs. */
export function BlockDetails({ block }: { block: BlockView }) {
  const { block: text } = useMessages();
  const path = useEntityPath();
  return (
    <KeyValueList
      items={[
        { key: 'time', label: text.time, value: <AbsoluteTime at={block.time} /> },
        { key: 'id', label: text.id, value: <Hash value={block.id} /> },
        {
          key: 'previous',
          label: text.previous,
          value: (
            <a
              href={path('block', block.previous)}
              className="inline-block max-w-full align-bottom text-accent hover:underline"
            >
              <Hash value={block.previous} />
            </a>
          ),
        },
        {
          key: 'transactionRoot',
          label: text.transactionRoot,
          value: <Hash value={block.transactionMerkleRoot} />,
        },
        {
          key: 'actionRoot',
          label: text.actionRoot,
          value: <Hash value={block.actionMerkleRoot} />,
        },
        {
          key: 'signature',
          label: text.signature,
          value: <Hash value={block.producerSignature} />,
        },
      ]}
    />
  );
}
