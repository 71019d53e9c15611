import { useState } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { BoundFields, PageFields } from './order-fields.tsx';

/** Order and bounds of rows. */
export interface RowOrder {
  lower: string;
  upper: string;
  /** 1 is the primary index. */
  index: number;
  keyType: string;
  reverse: boolean;
  limit: number;
  payer: boolean;
}

interface QueryFormProps {
  value: RowOrder;
  onLoad: (order: RowOrder) => void;
}

/** As nodes name them. */
const KEY_TYPES = ['name', 'i64', 'i128', 'i256', 'float64', 'float128', 'sha256', 'ripemd160'];

/** Bounds, index, order and page size, applied on submit. */
export function QueryForm({ value, onLoad }: QueryFormProps) {
  const text = useContractTexts();
  const [order, setOrder] = useState(value);
  const change = (part: Partial<RowOrder>) => setOrder({ ...order, ...part });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onLoad({ ...order, lower: order.lower.trim(), upper: order.upper.trim() });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <BoundFields order={order} onChange={change} />
        <SelectField
          label={text.index}
          value={String(order.index)}
          options={text.indexes.map((label, index) => ({ key: String(index + 1), label }))}
          onSelect={(key) => change({ index: Number(key) })}
        />
        <SelectField
          label={text.keyType}
          value={order.keyType}
          options={[
            { key: '', label: text.keyTypeAny },
            ...keyTypes(order.keyType).map((key) => ({ key, label: key })),
          ]}
          onSelect={(keyType) => change({ keyType })}
        />
        <PageFields order={order} onChange={change} />
        <Checkbox
          className="min-h-10 items-center self-end lg:col-span-2"
          label={text.showPayer}
          checked={order.payer}
          onCheck={(payer) => change({ payer })}
        />
      </div>
      <Button type="submit" variant="primary" size="sm">
        {text.load}
      </Button>
    </form>
  );
}

/** A link may name a type that only some nodes support. */
function keyTypes(named: string): readonly string[] {
  return named === '' || KEY_TYPES.includes(named) ? KEY_TYPES : [...KEY_TYPES, named];
}
