import { type Asset, formatUnits } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { RamUnit } from '#src/chain/model/resource/ram-check.ts';
import type { RamTrade } from '#src/chain/model/resource/ram.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import type { CheckedField } from '../form/use-checked-form.ts';
import { Toggle } from '../ui/fields/toggle.tsx';

/** Smaller shares are shown as "less than". */
const LEAST_SHARE = 0.0001;

interface RamAmountProps {
  unit: RamUnit;
  onUnit: (unit: RamUnit) => void;
  symbol: TokenSymbol;
  available: Asset | null;
  onPickFraction: (figure: string) => void;
  field: CheckedField;
}

/** A RAM amount in tokens or bytes. */
export function RamAmount(props: RamAmountProps) {
  const { unit, onUnit, symbol, available, onPickFraction, field } = props;
  const text = useResourcesTexts();
  return (
    <div className="space-y-2">
      <Toggle
        label={text.inUnits}
        options={[
          { key: 'tokens', label: symbol.code },
          { key: 'bytes', label: text.bytes },
        ]}
        current={unit}
        onSelect={onUnit}
      />
      <AmountField
        label={text.amount}
        unit={unit === 'bytes' ? text.bytes : symbol.code}
        available={available && { ...available, symbol: unitOf(available, text.bytes) }}
        onPickFraction={onPickFraction}
        {...field}
      />
    </div>
  );
}

/** "Bytes" is translated. */
function unitOf({ symbol }: Asset, bytes: string): TokenSymbol {
  return symbol.code === 'bytes' ? { ...symbol, code: bytes } : symbol;
}

/** A share such as `0.31 %`, or "less than" below two decimals. */
export function impactText(
  share: number,
  percent: (share: number, decimals: number) => string,
  under: (share: string) => string,
): string {
  const least = percent(LEAST_SHARE, 2);
  return share < LEAST_SHARE ? under(least) : percent(share, 2);
}

/** A trade's amount in the other unit, when a form changes its unit. */
export function figureIn(unit: RamUnit, { bytes, tokens }: RamTrade): string {
  return unit === 'bytes' ? String(bytes) : formatUnits(tokens.units, tokens.symbol.precision);
}
