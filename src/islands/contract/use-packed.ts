import { useEffect, useState } from 'react';
import { packData, type Packed } from '#src/stores/contract/contract.ts';

const TYPING_PAUSE_MS = 150;

/** The packed data of an action, updated on changes; null while loading. */
export function usePacked(
  enabled: boolean,
  abi: unknown,
  action: string,
  data: unknown,
): Packed | null {
  const [packed, setPacked] = useState<Packed | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let current = true;
    const timer = setTimeout(async () => {
      const result = await packData(abi, action, data).catch((error: unknown) => failed(error));
      if (current) setPacked(result);
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [enabled, abi, action, data]);
  return packed;
}

/** Loading the codec failed. */
function failed(error: unknown): Packed {
  return {
    kind: 'refused',
    message: error instanceof Error ? error.message : String(error),
    path: '',
  };
}
