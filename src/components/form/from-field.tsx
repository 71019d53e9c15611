import { Identicon } from '../ui/identicon.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** The paying and signing account: the logged-in one. */
export function FromField({ label, account }: { label: string; account: string }) {
  return (
    <TextField
      label={label}
      value={account}
      readOnly
      dir="ltr"
      before={<Identicon name={account} size={28} />}
    />
  );
}
