import type { ComponentProps } from 'react';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { KeyMaker, type KeyMakerProps } from './key-maker.tsx';

interface KeyFieldProps extends ComponentProps<typeof TextField> {
  maker: KeyMakerProps;
}

/** A public key, typed or generated here. */
export function KeyField({ maker, ...field }: KeyFieldProps) {
  return (
    <div className="space-y-2">
      <TextField
        {...chainText}
        {...field}
        onBlur={(event) => {
          const typed = event.target.value;
          // One key has one spelling in the form, its preview and the review.
          const spelled = maker.spell(typed.trim());
          if (spelled !== typed) maker.onKey(spelled);
          field.onBlur?.(event);
        }}
      />
      <KeyMaker {...maker} />
    </div>
  );
}
