import { Identicon } from '../ui/identicon.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** Who pays and signs: the account that is logged in. */
export function FromField({ label, account }: { label: string; account: string }) {
  return (
    <TextField
      label={label}
      value={account}
      readOnly
      dir="ltr"
      before={<Identicon name={account} size={24} />}
    />
  );
}
