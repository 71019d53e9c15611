import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { useSettled } from '../form/use-settled.ts';
import { useCheckedAgain } from './use-checked-again.ts';

/** What a form for another account's good asks of nodes. */
export interface ReceiverProps {
  /** Who pays. */
  readonly from: string;
  readonly existence: (name: string) => Existence | null;
  /** A name was typed to its end: ask a node about it. */
  readonly onReceiver: (name: string) => void;
}

interface ReceiverFieldProps extends ReceiverProps {
  receiver: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The field was left, or the form given in: mistakes may be told. */
  showsError: boolean;
  onCheck: () => Promise<unknown>;
}

/** Whom it is for: the one who pays, or another. */
export function ReceiverField(props: ReceiverFieldProps) {
  const { from, receiver, existence, onReceiver, field, error, showsError, onCheck } = props;
  const text = useResourcesTexts();
  const known = existence(receiver);
  const forSelf = receiver === from;
  useSettled(forSelf ? '' : receiver, onReceiver);
  useCheckedAgain(showsError, onCheck, [known]);
  return (
    <AccountField
      label={text.receiver}
      hint={text.receiverHint}
      typed={receiver}
      existence={forSelf ? 'exists' : known}
      suggestions={[from]}
      error={error}
      {...field}
    />
  );
}
