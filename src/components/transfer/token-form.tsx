import type { Asset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { FromField } from '../form/from-field.tsx';
import { TokenPicker } from '../form/token-picker.tsx';

/** Shared props of token transfer forms. */
export interface TokenFormProps {
  from: string;
  tokens: readonly TokenChoice[];
  /** The selected token. */
  token: TokenChoice;
  onToken: (key: string) => void;
  /** The sender's balance; null if unknown. */
  balance: Asset | null;
  existence: (name: string) => Existence | null;
  /** For chains without memos. */
  withoutMemo?: boolean;
  signing?: boolean;
  /** The token is not decided yet. */
  disabled?: boolean;
}

/** Additional props of forms with typed recipients. */
export interface RecipientProps {
  /** Called with a completely typed name, to look it up. */
  onRecipient: (name: string) => void;
  isExchange: (name: string) => boolean;
}

/** The sender and the token of several transfers. */
export function TokenFields({ from, tokens, token, onToken }: TokenFormProps) {
  const text = useTransferTexts();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FromField label={text.shared.from} account={from} />
      {tokens.length > 1 && (
        <TokenPicker tokens={tokens} value={tokenKey(token)} onSelect={onToken} />
      )}
    </div>
  );
}
