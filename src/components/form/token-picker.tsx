import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { SelectField } from '../ui/fields/select-field.tsx';

interface TokenPickerProps {
  tokens: readonly TokenChoice[];
  /** Key of the selected token. */
  value: string;
  onSelect: (key: string) => void;
}

/** The tokens by key, with contract and balance. */
export function useTokenOptions(tokens: readonly TokenChoice[]) {
  const format = useFormat();
  return tokens.map((token) => {
    const { contract, symbol, balance } = token;
    const parts = [symbol.code, contract, ...(balance ? [format.figure(balance)] : [])];
    // Left to right in every language, like names and amounts.
    return { key: tokenKey(token), label: `\u2066${parts.join(' · ')}\u2069` };
  });
}

/** Selects one of an account's tokens. Shows the contract, since symbols are not unique. */
export function TokenPicker({ tokens, value, onSelect }: TokenPickerProps) {
  const text = useFormTexts();
  const options = useTokenOptions(tokens);
  return (
    <SelectField label={text.shared.token} options={options} value={value} onSelect={onSelect} />
  );
}
