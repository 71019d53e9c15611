import type { ComponentProps } from 'react';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** A public key in the chain's spelling; other texts unchanged. */
export type SpellKey = (key: string) => string;

interface SpelledKeyFieldProps extends ComponentProps<typeof TextField> {
  /** Without it a key stays as typed. */
  spell: SpellKey | undefined;
}

/**
 * A public key. Once it is complete it gets the chain's spelling: one key has one spelling in a form, its
 * preview and the review.
 */
export function SpelledKeyField({ spell, onChange, ...field }: SpelledKeyFieldProps) {
  return (
    <TextField
      {...chainText}
      {...field}
      onChange={(event) => {
        const typed = event.target.value.trim();
        const spelled = spell?.(typed) ?? typed;
        if (spelled !== typed) event.target.value = spelled;
        return onChange?.(event);
      }}
    />
  );
}
