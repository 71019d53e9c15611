import { Identicon } from '../ui/identicon.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** The paying and signing account: the logged-in one; nothing for visitors. */
export function FromField({ label, account }: { label: string; account: string }) {
  if (account === '') return null;
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
