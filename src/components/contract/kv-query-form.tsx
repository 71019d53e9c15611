import { useState } from 'react';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

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
const LIMITS = [10, 25, 50, 100, 250, 500, 1000];

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
  const limits = [...new Set([...LIMITS, order.limit])].toSorted((a, b) => a - b);
  const bound = (key: 'lower' | 'upper') => (
    <TextField
      label={text[key]}
      hint={text.boundHint}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={order[key]}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onLoad({ ...order, lower: order.lower.trim(), upper: order.upper.trim() });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {bound('lower')}
        {bound('upper')}
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
        <SelectField
          label={text.order}
          value={order.reverse ? 'down' : 'up'}
          options={[
            { key: 'up', label: text.ascending },
            { key: 'down', label: text.descending },
          ]}
          onSelect={(key) => change({ reverse: key === 'down' })}
        />
        <SelectField
          label={text.limit}
          value={String(order.limit)}
          options={limits.map((limit) => ({ key: String(limit), label: String(limit) }))}
          onSelect={(key) => change({ limit: Number(key) })}
        />
      </div>
      <Button type="submit" variant="primary" size="sm">
        {text.load}
      </Button>
    </form>
  );
}
