import type { Dispatch } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** What queries of both kinds of tables have. */
interface Order {
  readonly lower: string;
  readonly upper: string;
  readonly reverse: boolean;
  readonly limit: number;
}

interface OrderFieldProps {
  order: Order;
  onChange: Dispatch<Partial<Order>>;
}

const LIMITS = [10, 25, 50, 100, 250, 500, 1000];

/** The bounds of an index, as typed. */
export function BoundFields({ order, onChange }: OrderFieldProps) {
  const text = useContractTexts();
  return (['lower', 'upper'] as const).map((key) => (
    <TextField
      key={key}
      label={text[key]}
      hint={text.boundHint}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={order[key]}
      onChange={(event) => onChange({ [key]: event.target.value })}
    />
  ));
}

/** The order of rows, and the size of a page. */
export function PageFields({ order, onChange }: OrderFieldProps) {
  const text = useContractTexts();
  const limits = [...new Set([...LIMITS, order.limit])].toSorted((a, b) => a - b);
  return (
    <>
      <SelectField
        label={text.shared.sortOrder}
        value={order.reverse ? 'down' : 'up'}
        options={[
          { key: 'up', label: text.ascending },
          { key: 'down', label: text.descending },
        ]}
        onSelect={(key) => onChange({ reverse: key === 'down' })}
      />
      <SelectField
        label={text.limit}
        value={String(order.limit)}
        options={limits.map((limit) => ({ key: String(limit), label: String(limit) }))}
        onSelect={(key) => onChange({ limit: Number(key) })}
      />
    </>
  );
}
