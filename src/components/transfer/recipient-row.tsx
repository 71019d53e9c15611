import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { MemoField } from '../form/memo-field.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import type { TransferValues } from './transfer-form.tsx';

interface RecipientRowProps {
  number: string;
  unit: string;
  /** No memo on chains without memos. */
  fields: {
    to: UseFormRegisterReturn;
    amount: UseFormRegisterReturn;
    memo: UseFormRegisterReturn | null;
  };
  errors: FieldErrors<TransferValues> | undefined;
  typed: string;
  existence: Existence | null;
  exchange: string | null;
  /** Null for the only row. */
  onRemove: (() => void) | null;
}

/** One of several recipients: a line on wide screens, stacked fields on phones. */
export function RecipientRow(props: RecipientRowProps) {
  const { number, unit, fields, errors, existence, exchange, onRemove } = props;
  const text = useTransferTexts();
  return (
    <li
      aria-label={text.recipient(number)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 py-4"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3 md:grid-cols-3">
        <AccountField
          label={text.to}
          typed={props.typed}
          existence={existence}
          error={errors?.to?.message}
          {...fields.to}
        />
        <AmountField
          label={text.shared.amount}
          unit={unit}
          error={errors?.amount?.message}
          {...fields.amount}
        />
        {fields.memo && (
          <MemoField isShort exchange={exchange} error={errors?.memo?.message} {...fields.memo} />
        )}
      </div>
      <RowButton
        tool="remove"
        label={text.removeRecipient(number)}
        className="mt-7"
        disabled={onRemove === null}
        onPress={() => onRemove?.()}
      />
    </li>
  );
}
