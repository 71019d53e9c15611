import { useState } from 'react';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { BoundFields, PageFields } from './order-fields.tsx';

/** Index, order and bounds of a key-value table. */
export interface KvOrder {
  /** Its name. */
  index: string;
  lower: string;
  upper: string;
  /** The encoding of the bounds; empty for bytes in hex. */
  keyType: string;
  reverse: boolean;
  limit: number;
}

interface KvQueryFormProps {
  value: KvOrder;
  /** The table's indexes, the primary one first. */
  indexes: readonly AbiField[];
  onLoad: (order: KvOrder) => void;
}

/** As nodes name them. */
const ENCODINGS = ['string', 'dec', 'hex'];

/** How bounds of an index are usually typed. Empty for bytes in hex. */
function defaultEncoding(type = ''): string {
  if (/^(name|string)$/.test(type)) return 'string';
  return /^(u?int(8|16|32|64|128)|float(32|64))$/.test(type) ? 'dec' : '';
}

/** Bounds, index and order of a key-value table, applied on submit. */
export function KvQueryForm({ value, indexes, onLoad }: KvQueryFormProps) {
  const text = useContractTexts();
  const usual = (name: string) => defaultEncoding(indexes.find((one) => one.name === name)?.type);
  const isFree = (typed: KvOrder) => typed.lower + typed.upper === '';
  const [order, setOrder] = useState(() =>
    isFree(value) && value.keyType === '' ? { ...value, keyType: usual(value.index) } : value,
  );
  const change = (part: Partial<KvOrder>) => setOrder({ ...order, ...part });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onLoad({ ...order, lower: order.lower.trim(), upper: order.upper.trim() });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <BoundFields order={order} onChange={change} />
        <SelectField
          label={text.encoding}
          value={order.keyType}
          options={[
            { key: '', label: text.encodingBytes },
            ...ENCODINGS.map((key) => ({ key, label: key })),
          ]}
          onSelect={(keyType) => change({ keyType })}
        />
        <SelectField
          label={text.index}
          value={order.index}
          options={indexes.map(({ name, type }) => ({ key: name, label: `${name}: ${type}` }))}
          onSelect={(index) => change({ index, ...(isFree(order) && { keyType: usual(index) }) })}
        />
        <PageFields order={order} onChange={change} />
      </div>
      <Button type="submit" variant="primary" size="sm">
        {text.load}
      </Button>
    </form>
  );
}
