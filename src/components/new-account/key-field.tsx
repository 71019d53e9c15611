import type { ComponentProps } from 'react';
import { SpelledKeyField } from '../form/spelled-key-field.tsx';
import { KeyMaker, type KeyMakerProps } from './key-maker.tsx';

interface KeyFieldProps extends Omit<ComponentProps<typeof SpelledKeyField>, 'spell'> {
  maker: KeyMakerProps;
}

/** A public key, typed or generated here. */
export function KeyField({ maker, ...field }: KeyFieldProps) {
  return (
    <div className="space-y-2">
      <SpelledKeyField spell={maker.spell} {...field} />
      <KeyMaker {...maker} />
    </div>
  );
}
