import { useMemo } from 'react';
import {
  formatBytes,
  formatDuration,
  formatMicroseconds,
  formatNumber,
  formatPercent,
} from './format.ts';
import { useLanguageTag } from './react.tsx';

/** The formats of `format.ts` in the page's language. */
export function useFormat() {
  const tag = useLanguageTag();
  return useMemo(
    () => ({
      number: (value: number | bigint, decimals?: number) => formatNumber(value, tag, decimals),
      percent: (share: number, decimals?: number) => formatPercent(share, tag, decimals),
      bytes: (bytes: number) => formatBytes(bytes, tag),
      microseconds: (microseconds: number) => formatMicroseconds(microseconds, tag),
      duration: (seconds: number) => formatDuration(seconds, tag),
    }),
    [tag],
  );
}
