import { useMemo } from 'react';
import type { Asset } from '../chain/core/asset.ts';
import {
  formatAmount,
  formatBytes,
  formatDecimal,
  formatDuration,
  formatMicroseconds,
  formatNumber,
  formatPercent,
} from './format.ts';
import { useLanguageTag, useMessages } from './react.tsx';

/** The formats of `format.ts` in the page's language. */
export function useFormat() {
  const tag = useLanguageTag();
  const { malformed } = useMessages().ui;
  return useMemo(
    () => ({
      number: (value: number | bigint, decimals?: number) => formatNumber(value, tag, decimals),
      amount: (amount: Asset) => (amount.malformed ? malformed : formatAmount(amount, tag)),
      /** An amount without its symbol, beside a label that names the token. */
      figure: ({ units, symbol, malformed: isMalformed }: Asset) =>
        isMalformed ? malformed : formatDecimal(units, symbol.precision, tag),
      percent: (share: number, decimals?: number) => formatPercent(share, tag, decimals),
      bytes: (bytes: number) => formatBytes(bytes, tag),
      microseconds: (microseconds: number) => formatMicroseconds(microseconds, tag),
      duration: (seconds: number) => formatDuration(seconds, tag),
    }),
    [tag, malformed],
  );
}
