import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import { AmountField } from '../form/amount-field.tsx';

type Part = 'cpu' | 'net';

interface ResourcePairProps {
  labels?: Readonly<Record<Part, string>>;
  units: Readonly<Record<Part, ReactNode>>;
  available?: Readonly<Record<Part, Asset>> | null;
  onPickFraction?: (part: Part, figure: string) => void;
  error: (part: Part) => string | undefined;
  register: (part: Part) => UseFormRegisterReturn;
}

/** An amount for CPU and one for NET. One may be empty. */
export function ResourcePair(props: ResourcePairProps) {
  const text = useResourcesTexts();
  const { units, available, onPickFraction, error, register } = props;
  const labels = props.labels ?? text;
  return (['cpu', 'net'] as const).map((part) => (
    <AmountField
      key={part}
      label={labels[part]}
      unit={units[part]}
      {...(available && { available: available[part] })}
      {...(onPickFraction && { onPickFraction: (figure: string) => onPickFraction(part, figure) })}
      error={error(part)}
      {...register(part)}
    />
  ));
}
