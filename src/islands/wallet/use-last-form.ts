import { useRef, type SyntheticEvent } from 'react';

/** Gives in once more whichever form within was given in last, with what it holds by then. */
export function useLastForm() {
  const last = useRef<HTMLFormElement | null>(null);
  return {
    onSubmitCapture: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLFormElement) last.current = target;
    },
    again: () => last.current?.requestSubmit(),
  };
}
