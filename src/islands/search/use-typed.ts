import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

interface Found<T> {
  readonly rows: readonly T[];
  /** A request is under way. */
  readonly pending: boolean;
}

/**
 * What a request finds for the current text, never for an earlier one. It is made once the typing pauses.
 * @param find the same function in each render
 */
export function useTyped<T>(text: string, find: (text: string) => Promise<readonly T[]>): Found<T> {
  const [found, setFound] = useState<{ text: string; rows: readonly T[] }>({ text: '', rows: [] });
  useEffect(() => {
    if (text === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const rows = await find(text).catch(() => []);
      if (current) setFound({ text, rows });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, find]);
  const isCurrent = found.text === text;
  return { rows: isCurrent ? found.rows : [], pending: text !== '' && !isCurrent };
}
