import type { BlockView } from '#src/chain/model/block/block.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, useEntityPath } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

/** No schedule has more than 125 producers. The raw view shows everything. */
const MOST = 125;

interface BlockDetailsProps {
  block: BlockView;
  /** Whether the chain's producers confirm earlier blocks. With Savanna, finalizers vote instead. */
  confirms: boolean;
}

/** Header fields that only verification needs. */
export function BlockDetails({ block, confirms }: BlockDetailsProps) {
  const text = useBlockTexts();
  const format = useFormat();
  const path = useEntityPath();
  const { newProducers, newFeatures } = block;
  return (
    <KeyValueList
      items={[
        { key: 'id', label: text.id, value: <CopiedHash value={block.id} /> },
        {
          key: 'previous',
          label: text.previous,
          value: <CopiedHash value={block.previous} href={path('block', block.previous)} />,
        },
        {
          key: 'transactionRoot',
          label: text.transactionRoot,
          value: <CopiedHash value={block.transactionMerkleRoot} />,
        },
        {
          key: 'actionRoot',
          label: text.actionRoot,
          value: <CopiedHash value={block.actionMerkleRoot} />,
        },
        {
          key: 'signature',
          label: text.signature,
          value: <CopiedHash value={block.producerSignature} />,
        },
        ...(confirms
          ? [{ key: 'confirmed', label: text.confirmed, value: format.number(block.confirmed) }]
          : []),
        ...(newProducers.length === 0
          ? []
          : [
              {
                key: 'newProducers',
                label: text.newSchedule,
                value: (
                  <ul className="flex flex-wrap gap-x-3">
                    {newProducers.slice(0, MOST).map((name) => (
                      <li key={name}>
                        <AccountLink name={name} />
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]),
        ...(newFeatures.length === 0
          ? []
          : [
              {
                key: 'newFeatures',
                label: text.newFeatures,
                value: (
                  <ul>
                    {newFeatures.slice(0, MOST).map((digest) => (
                      <li key={digest}>
                        <CopiedHash value={digest} />
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]),
      ]}
    />
  );
}

function CopiedHash({ value, href }: { value: string; href?: string }) {
  return (
    <Copied value={value}>
      {href === undefined ? (
        <Hash value={value} />
      ) : (
        <a href={href} className="inline-block max-w-full align-bottom hover:underline">
          <Hash value={value} />
        </a>
      )}
    </Copied>
  );
}
