import { tokenKey, type TokenChoice } from '#src/chain/model/token-choice.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { SelectField } from '../ui/select-field.tsx';

interface TokenPickerProps {
  tokens: readonly TokenChoice[];
  /** Key of the one that is chosen. */
  value: string;
  onSelect: (key: string) => void;
}

/** One of the tokens an account holds: each with its contract, since a symbol is nobody's own. */
export function TokenPicker({ tokens, value, onSelect }: TokenPickerProps) {
  const text = useFormTexts();
  const options = tokens.map((token) => ({ key: tokenKey(token), label: labelOf(token) }));
  return <SelectField label={text.token} options={options} value={value} onSelect={onSelect} />;
}

/** From left to right in every language, as a name and a figure are. */
function labelOf({ contract, symbol, balance }: TokenChoice): string {
  const held = balance && formatUnits(balance.units, symbol.precision);
  return `\u2066${[symbol.code, contract, held].filter((part) => part !== null).join(' · ')}\u2069`;
}
