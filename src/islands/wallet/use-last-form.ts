import { useRef, type SyntheticEvent } from 'react';

/** Submits the last submitted form again, with its current values. */
export function useLastForm() {
  const last = useRef<HTMLFormElement | null>(null);
  return {
    onSubmitCapture: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLFormElement) last.current = target;
    },
    again: () => last.current?.requestSubmit(),
  };
}
