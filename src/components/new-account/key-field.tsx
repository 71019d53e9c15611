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
      <TextField {...chainText} {...field} />
      <KeyMaker {...maker} />
    </div>
  );
}
