import ChevronDown from 'lucide-react/icons/chevron-down';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useTokenOptions } from './token-picker.tsx';

interface TokenInFieldProps {
  tokens: readonly TokenChoice[];
  /** The selected token. */
  token: TokenChoice;
  onSelect: (key: string) => void;
}

/**
 * Selects one of an account's tokens, inside an amount's field. The list names each contract, since
 * symbols are not unique; so does the field, for a token other than the first.
 */
export function TokenInField({ tokens, token, onSelect }: TokenInFieldProps) {
  const text = useFormTexts();
  const options = useTokenOptions(tokens);
  if (tokens.length < 2) return token.symbol.code;
  return (
    <span className="relative flex min-h-9 items-center gap-1 ps-2 text-ink">
      <span aria-hidden className="text-end">
        {token.symbol.code}
        {token !== tokens[0] && (
          <span className="block text-xs font-normal text-quiet">{token.contract}</span>
        )}
      </span>
      <ChevronDown size={16} aria-hidden />
      <select
        aria-label={text.shared.token}
        value={tokenKey(token)}
        onChange={(event) => onSelect(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
