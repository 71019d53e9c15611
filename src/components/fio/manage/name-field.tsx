import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A name, a key or a code: text of the chain that no keyboard should correct. */
export function NameField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
