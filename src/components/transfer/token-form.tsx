import { clsx } from 'clsx';
import type { Asset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { FromField } from '../form/from-field.tsx';
import { TokenPicker } from '../form/token-picker.tsx';

/** What every form that sends a token is given. */
export interface TokenFormProps {
  from: string;
  tokens: readonly TokenChoice[];
  /** The one that is sent. */
  token: TokenChoice;
  onToken: (key: string) => void;
  /** What the sender has of it; null where that is not known. */
  balance: Asset | null;
  existence: (name: string) => Existence | null;
  /** Chains whose transfers carry none. */
  withoutMemo?: boolean;
  signing?: boolean;
  /** What is to be sent is not settled. */
  disabled?: boolean;
}

/** …and, where accounts are typed one by one, for each of them. */
export interface RecipientProps {
  /** Names that are offered while one is typed. */
  suggestions?: readonly string[];
  /** A name was typed to its end: ask a node about it. */
  onRecipient: (name: string) => void;
  isExchange: (name: string) => boolean;
}

interface TokenFieldsProps extends TokenFormProps {
  /** Side by side where there is room. */
  wide?: boolean;
}

/** Who sends, and which token. */
export function TokenFields({ from, tokens, token, onToken, wide }: TokenFieldsProps) {
  const text = useTransferTexts();
  return (
    <div className={clsx('grid gap-4', wide ? 'md:grid-cols-2' : 'max-w-form')}>
      <FromField label={text.from} account={from} />
      {tokens.length > 1 && (
        <TokenPicker tokens={tokens} value={tokenKey(token)} onSelect={onToken} />
      )}
    </div>
  );
}
