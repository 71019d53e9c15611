import * as limits from '#src/chain/core/limits.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { ParameterValue as Value } from '#src/chain/model/chain/parameters.ts';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

/** A parameter in its unit. */
export function ParameterValue({ value, symbol }: { value: Value; symbol: TokenSymbol }) {
  const text = useChainTexts();
  const format = useFormat();
  switch (value.kind) {
    case 'bytes':
      return <span title={format.number(value.value)}>{format.bytes(value.value)}</span>;
    case 'microseconds':
      return format.microseconds(value.value);
    case 'seconds':
      return format.duration(value.value);
    case 'count':
      return format.number(value.value);
    case 'basis-points':
      return format.percent(value.value / 10_000);
    case 'yearly-share':
      return text.aYear(format.percent(value.value, 2));
    case 'weight':
      return format.number(value.value);
    case 'core':
      return <Amount amount={{ units: value.units, symbol }} />;
    case 'asset':
      return <Amount amount={value.amount} />;
    case 'flag':
      return value.value ? text.shared.yes : text.shared.no;
    case 'time':
      // Contracts write the epoch of blocks, or of UNIX, for never.
      return value.value <= limits.blockEpochMs ? (
        text.shared.never
      ) : (
        <AbsoluteTime at={value.value} />
      );
    case 'raw':
      return (
        <span className="font-mono wrap-anywhere">
          <HostileText text={value.text} />
        </span>
      );
  }
}
