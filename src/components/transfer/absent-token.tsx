import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** A name, a colon, a symbol code. The address may contain anything longer. */
const MAX_KEY = 21;

interface AbsentTokenProps {
  /** Key of the token in the address. */
  state: string;
  instead: TokenChoice;
  onInstead: (key: string) => void;
}

/** The link's token is not in the account. No other token is preselected for sending. */
export function AbsentToken({ state, instead, onInstead }: AbsentTokenProps) {
  const text = useTransferTexts();
  return (
    <div className="mb-4 max-w-form">
      <Banner
        kind="warning"
        title={text.absent(state.slice(0, MAX_KEY))}
        actions={
          <Button size="sm" onClick={() => onInstead(tokenKey(instead))}>
            {text.instead(instead.symbol.code)}
          </Button>
        }
      />
    </div>
  );
}
