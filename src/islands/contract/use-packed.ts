import { useEffect, useState } from 'react';
import { packData, type Packed } from '#src/stores/contract/contract-packing.ts';

const TYPING_PAUSE_MS = 150;

/** The bytes of an action's data, packed anew as it changes; null until they are known. */
export function usePacked(
  wanted: boolean,
  abi: unknown,
  action: string,
  data: unknown,
): Packed | null {
  const [packed, setPacked] = useState<Packed | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const timer = setTimeout(async () => {
      const result = await packData(abi, action, data).catch((error: unknown) => failed(error));
      if (current) setPacked(result);
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, abi, action, data]);
  return packed;
}

/** The packer itself could not be had. */
function failed(error: unknown): Packed {
  return {
    kind: 'refused',
    message: error instanceof Error ? error.message : String(error),
    path: '',
  };
}
