import type { ComponentProps } from 'react';
import { TextField } from '../ui/fields/text-field.tsx';

/** A field for a private key. Browsers neither show it nor offer to remember it. */
export function SecretField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="password"
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  );
}
