import type { Existence } from '#src/chain/model/account/existence.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import type { LookedUpField } from '../form/use-checked-form.ts';

/** The lookups of a form that benefits another account. */
export interface ReceiverProps {
  /** The payer. Empty before a log-in. */
  readonly from: string;
  readonly existence: (name: string) => Existence | null;
  /** Called with a completely typed name, to look it up. */
  readonly onReceiver: (name: string) => void;
}

interface ReceiverFieldProps extends ReceiverProps, LookedUpField {
  receiver: string;
}

/** The receiver: the payer or another account. */
export function ReceiverField(props: ReceiverFieldProps) {
  const { from, receiver, existence, onReceiver, field, showsError, onCheck } = props;
  const text = useResourcesTexts();
  const receiverExistence = existence(receiver);
  const forSelf = receiver === from;
  useDebouncedResult(forSelf ? '' : receiver, onReceiver);
  useCheckedAgain(showsError, onCheck, [receiverExistence]);
  return (
    <AccountField
      label={text.shared.receiver}
      hint={text.receiverHint}
      typed={receiver}
      existence={forSelf && from !== '' ? 'exists' : receiverExistence}
      suggestions={[from]}
      {...field}
    />
  );
}
