import { useState } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import type { KeyOffer, KeyOffers } from '#src/chain/model/permission/key.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { Button } from '../ui/button.tsx';
import { Hash } from '../ui/hash.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { ConnectForm, type ConnectInput } from './connect-form.tsx';

export interface KeyChoice {
  index: number;
  publicKey: string;
  /** Null if no service responds. */
  accounts: KeyOffers | null;
}

/** Accounts of a key rendered at first. */
const PAGE = 50;

interface KeyChooserProps {
  keys: readonly KeyChoice[];
  loading: boolean;
  /** The account that was typed before a failure. */
  entered?: Partial<ConnectInput> | undefined;
  onMore?: (() => void) | undefined;
  /** Shows a key on the device. Resolves to whether it was confirmed. */
  onCheck?: ((index: number) => Promise<boolean>) | undefined;
  onChoose: (key: KeyChoice, actor: string, permission: string) => void;
}

/** A wallet's keys with their accounts. */
export function KeyChooser({ keys, loading, entered, onMore, onCheck, onChoose }: KeyChooserProps) {
  const text = useWalletConnectTexts();
  return (
    <section className="space-y-4" aria-busy={loading}>
      <h3 className="font-medium">{text.keysTitle}</h3>
      <ul className="divide-y">
        {keys.map((key) => (
          <li key={key.index} className="space-y-2 py-3">
            <KeyLine choice={key} onCheck={onCheck} />
            <KeyAccounts choice={key} entered={entered} onChoose={onChoose} />
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
  entered,
  onChoose,
}: { choice: KeyChoice } & Pick<KeyChooserProps, 'entered' | 'onChoose'>) {
  const text = useWalletConnectTexts();
  const { accounts } = choice;
  const { offers = [], unconfirmed = [], truncated = false } = accounts ?? {};
  const isTyped = accounts === null || truncated || (offers.length === 0 && unconfirmed.length > 0);
  const byNode = Map.groupBy(offers, ({ onlyBy }) => onlyBy);
  const choose = ({ account, permission }: KeyOffer) => onChoose(choice, account, permission);
  return (
    <div className="space-y-3">
      {[...byNode].map(([node, shown]) => (
        <div key={node} className="space-y-2">
          {node !== null && <p className="text-muted">{text.accountsByOne(hostOf(node))}</p>}
          <OfferList offers={shown} onChoose={choose} />
        </div>
      ))}
      {unconfirmed.length > 0 && (
        <p className="text-muted">
          {text.accountsUnconfirmed} <bdi dir="ltr">{unconfirmed.join(', ')}</bdi>
        </p>
      )}
      {accounts === null && <p className="text-muted">{text.accountsUnknown}</p>}
      {truncated && <p className="text-muted">{text.accountsCut}</p>}
      {isTyped ? (
        <ConnectForm
          input="account"
          initial={entered}
          onSubmit={({ actor, permission }) => onChoose(choice, actor, permission)}
        />
      ) : (
        offers.length === 0 && <p className="text-muted">{text.keyNoAccounts}</p>
      )}
    </div>
  );
}

interface OfferListProps {
  offers: readonly KeyOffer[];
  onChoose: (offer: KeyOffer) => void;
}

function OfferList({ offers, onChoose }: OfferListProps) {
  return (
    <Paged rows={offers} page={PAGE} inline>
      {(shown) => (
        <ul className="flex flex-wrap gap-2">
          {shown.map((offer) => (
            <li key={`${offer.account}@${offer.permission}`}>
              <Button size="sm" onClick={() => onChoose(offer)}>
                <bdi dir="ltr">
                  {offer.account}@{offer.permission}
                </bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
