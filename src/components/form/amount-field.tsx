import type { ComponentProps, ReactNode } from 'react';
import { formatUnits, type Asset } from '#src/chain/core/asset.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint' | 'after'> {
  /** A token's code, or a resource's unit. */
  unit: ReactNode;
  /** The available amount; null if unknown. */
  available?: Asset | null;
  /** Called with a share of the available amount: `12.5000`. Without it no shares are offered. */
  onPickFraction?: (figure: string) => void;
  hint?: ReactNode;
  /** The value of the typed amount. */
  worth?: ReactNode;
}

const QUARTERS = [1n, 2n] as const;

/** An amount with its unit, the available balance and share buttons. */
export function AmountField({
  unit,
  available,
  onPickFraction,
  hint,
  worth,
  ...field
}: AmountFieldProps) {
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      large
      after={<span className="font-semibold">{unit}</span>}
      {...((available || hint !== undefined || worth !== undefined) && {
        hint: (
          <>
            {hint}
            <span className="flex min-h-6 flex-wrap items-center gap-x-2">
              {available && <Available available={available} onPickFraction={onPickFraction} />}
              <span className="ms-auto">{worth}</span>
            </span>
          </>
        ),
      })}
      {...field}
    />
  );
}

function Available({
  available,
  onPickFraction,
}: {
  available: Asset;
  onPickFraction: ((figure: string) => void) | undefined;
}) {
  const text = useFormTexts();
  const format = useFormat();
  const share = (quarters: bigint) =>
    formatUnits((available.units * quarters) / 4n, available.symbol.precision);
  return (
    <>
      <span>
        {text.shared.available} <Amount amount={available} className="text-ink" />
      </span>
      {onPickFraction && available.units > 0n && (
        <span className="flex">
          {QUARTERS.map((quarters) => (
            <ShareButton
              key={quarters}
              label={format.percent(Number(quarters) / 4, 0)}
              onClick={() => onPickFraction(share(quarters))}
            />
          ))}
          <ShareButton label={text.all} onClick={() => onPickFraction(share(4n))} />
        </span>
      )}
    </>
  );
}

function ShareButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="tap min-h-6 rounded-sm px-2 font-medium text-accent hover:underline"
      onClick={onClick}
    >
      {label}
    </button>
  );
}
