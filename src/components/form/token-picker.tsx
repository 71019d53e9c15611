import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { splitUnits, type Asset } from '#src/chain/core/asset.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { decimalSign, formatNumber } from '#src/i18n/format.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';

interface TokenPickerProps {
  tokens: readonly TokenChoice[];
  /** Key of the selected token. */
  value: string;
  onSelect: (key: string) => void;
}

/** Selects one of an account's tokens. Shows the contract, since symbols are not unique. */
export function TokenPicker({ tokens, value, onSelect }: TokenPickerProps) {
  const text = useFormTexts();
  const tag = useLanguageTag();
  const options = tokens.map((token) => ({ key: tokenKey(token), label: labelOf(token, tag) }));
  return <SelectField label={text.token} options={options} value={value} onSelect={onSelect} />;
}

/** Left to right in every language, like names and amounts. */
function labelOf({ contract, symbol, balance }: TokenChoice, tag: string): string {
  const parts = [symbol.code, contract, ...(balance ? [figureOf(balance, tag)] : [])];
  return `\u2066${parts.join(' · ')}\u2069`;
}

/** Plain text: a select element holds nothing else. */
function figureOf({ units, symbol }: Asset, tag: string): string {
  const { whole, decimals } = splitUnits(units, symbol.precision);
  const figure = formatNumber(BigInt(whole), tag);
  return decimals === '' ? figure : `${figure}${decimalSign(tag)}${decimals}`;
}
