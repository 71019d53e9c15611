import type { ComponentProps } from 'react';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** A field for a private key. Browsers neither show it nor offer to remember it. */
export function SecretField(props: ComponentProps<typeof TextField>) {
  return <TextField type="password" data-takes-key {...chainText} {...props} />;
}
