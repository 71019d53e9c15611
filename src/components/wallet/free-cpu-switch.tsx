import { useFreeCpuTexts } from '#src/i18n/areas/wallet-connect/free-cpu/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { SwitchField } from '../ui/fields/switch-field.tsx';

interface FreeCpuSwitchProps {
  on: boolean;
  /** Remaining free transactions of the day; 0 disables the switch. */
  left: number;
  most: number;
  onChange: (on: boolean) => void;
  className?: string;
}

/** Whether a sponsor pays for CPU. */
export function FreeCpuSwitch({ on, left, most, onChange, className }: FreeCpuSwitchProps) {
  const text = useFreeCpuTexts();
  const format = useFormat();
  const usable = left > 0;
  return (
    <SwitchField
      label={text.title}
      hint={usable ? text.left(format.number(left), format.number(most)) : text.none}
      on={on && usable}
      disabled={!usable}
      onSwitch={onChange}
      className={className}
    />
  );
}
