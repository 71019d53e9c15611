import type { PackedEntry } from '#src/chain/model/action/packed-entry.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useTransactionPartsTexts } from '#src/i18n/areas/transaction/parts/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Hash } from '../ui/hash.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

const WORD_BYTES = 8;

/** The signed bytes and their fields besides the actions. */
export function PackedView({ entry }: { entry: PackedEntry }) {
  const text = useTransactionPartsTexts();
  const transaction = useTransactionTexts();
  const body = useTransactionBodyTexts();
  const format = useFormat();
  const { packed, signatures, contextFreeData, maxCpuMs, maxNetWords } = entry;
  if (packed === null) return <p className="py-3 text-muted">{text.noPacked}</p>;
  return (
    <KeyValueList
      items={[
        {
          key: 'packed',
          label: (
            <span className="flex items-center gap-1">
              {text.packedTransaction}
              <CopyButton value={packed} label={text.copyPacked} />
            </span>
          ),
          value: <Bytes hex={packed} />,
        },
        { key: 'bytes', label: text.bytes, value: format.number(packed.length / 2) },
        {
          key: 'compression',
          label: text.compression,
          value: entry.compression === 'none' ? text.none : entry.compression,
        },
        {
          key: 'reference',
          label: body.reference,
          value: entry.refBlockNum === null ? '—' : String(entry.refBlockNum),
        },
        {
          key: 'prefix',
          label: text.prefix,
          value: entry.refBlockPrefix === null ? '—' : String(entry.refBlockPrefix),
        },
        {
          key: 'cpu',
          label: text.maxCpu,
          value: maxCpuMs === 0 ? text.unlimited : format.microseconds(maxCpuMs * 1000),
        },
        {
          key: 'net',
          label: text.maxNet,
          value: maxNetWords === 0 ? text.unlimited : format.bytes(maxNetWords * WORD_BYTES),
        },
        ...(contextFreeData === ''
          ? []
          : [{ key: 'free', label: text.freeData, value: <Bytes hex={contextFreeData} /> }]),
        {
          key: 'signatures',
          label: transaction.signatures,
          value: (
            <Paged rows={signatures} page={50}>
              {(shown) => (
                <ul>
                  {shown.map((signature) => (
                    <li key={signature} className="flex items-center gap-1">
                      <span className="min-w-0">
                        <Hash value={signature} />
                      </span>
                      <CopyButton value={signature} />
                    </li>
                  ))}
                </ul>
              )}
            </Paged>
          ),
        },
      ]}
    />
  );
}

function Bytes({ hex }: { hex: string }) {
  return (
    <p dir="ltr" className="max-h-60 overflow-y-auto font-mono text-xs wrap-anywhere">
      <HostileText text={hex} limit={2000} />
    </p>
  );
}
