import { useState } from 'react';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { Button } from '../ui/button.tsx';
import { Hash } from '../ui/hash.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { ConnectForm } from './connect-form.tsx';

export interface KeyChoice {
  index: number;
  publicKey: string;
  /** Null if no service responds. */
  accounts: readonly { account: string; permission: string }[] | null;
}

/** Accounts of a key rendered at first. */
const PAGE = 50;

interface KeyChooserProps {
  keys: readonly KeyChoice[];
  loading: boolean;
  onMore?: (() => void) | undefined;
  /** Shows a key on the device. Resolves to whether it was confirmed. */
  onCheck?: ((index: number) => Promise<boolean>) | undefined;
  onChoose: (key: KeyChoice, actor: string, permission: string) => void;
}

/** A wallet's keys with their accounts. */
export function KeyChooser({ keys, loading, onMore, onCheck, onChoose }: KeyChooserProps) {
  const text = useWalletConnectTexts();
  return (
    <section className="space-y-4" aria-busy={loading}>
      <h3 className="font-medium">{text.keysTitle}</h3>
      <ul className="divide-y">
        {keys.map((key) => (
          <li key={key.index} className="space-y-2 py-3">
            <KeyLine choice={key} onCheck={onCheck} />
            <KeyAccounts choice={key} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {loading && (
        <p role="status" className="text-muted">
          {text.keysLoading}
        </p>
      )}
      {onMore && !loading && <Button onClick={onMore}>{text.moreKeys}</Button>}
    </section>
  );
}

type Check = 'none' | 'checking' | 'confirmed' | 'failed';

function KeyLine({ choice, onCheck }: { choice: KeyChoice } & Pick<KeyChooserProps, 'onCheck'>) {
  const text = useWalletConnectTexts();
  const [check, setCheck] = useState<Check>('none');
  const checkKey = async () => {
    setCheck('checking');
    const confirmed = await onCheck?.(choice.index).catch(() => false);
    setCheck(confirmed ? 'confirmed' : 'failed');
  };
  const words = { checking: text.checking, confirmed: text.checked, failed: text.checkFailed };
  return (
    <div className="space-y-1">
      <p className="text-muted">{text.keyIndex(String(choice.index))}</p>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <Hash value={choice.publicKey} />
        </span>
        {onCheck && (
          <Button size="sm" disabled={check === 'checking'} onClick={() => void checkKey()}>
            {text.check}
          </Button>
        )}
      </div>
      {check !== 'none' && (
        <p role="status" className={check === 'failed' ? 'text-danger' : 'text-muted'}>
          {words[check]}
        </p>
      )}
    </div>
  );
}

function KeyAccounts({
  choice,
  onChoose,
}: { choice: KeyChoice } & Pick<KeyChooserProps, 'onChoose'>) {
  const text = useWalletConnectTexts();
  if (choice.accounts === null)
    return (
      <div className="space-y-3">
        <p className="text-muted">{text.accountsUnknown}</p>
        <ConnectForm
          input="account"
          onSubmit={({ actor, permission }) => onChoose(choice, actor, permission)}
        />
      </div>
    );
  if (choice.accounts.length === 0) return <p className="text-muted">{text.keyNoAccounts}</p>;
  return (
    <Paged rows={choice.accounts} page={PAGE} inline>
      {(shown) => (
        <ul className="flex flex-wrap gap-2">
          {shown.map(({ account, permission }) => (
            <li key={`${account}@${permission}`}>
              <Button size="sm" onClick={() => onChoose(choice, account, permission)}>
                <bdi dir="ltr">
                  {account}@{permission}
                </bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
