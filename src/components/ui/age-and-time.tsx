import type { ComponentProps } from 'react';
import { AbsoluteTime, Time } from './time.tsx';

/**
 * An age and the absolute time beside it, always on one line, on phones on two: both are written in
 * place of longer or shorter ones. Paper has the absolute time only.
 */
export function AgeAndTime({ at, fact }: Pick<ComponentProps<typeof Time>, 'at' | 'fact'>) {
  return (
    <span className="flex min-w-0 gap-x-5 overflow-hidden whitespace-nowrap max-md:basis-full max-sm:flex-col">
      <span className="print:hidden">
        <Time at={at} fact={fact} />
      </span>
      {/* Screen readers have it with the age. */}
      <span aria-hidden className="min-w-0 truncate text-quiet">
        <AbsoluteTime at={at} />
      </span>
    </span>
  );
}
