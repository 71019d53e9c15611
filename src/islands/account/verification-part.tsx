import { useEffect, useRef, useState } from 'react';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import {
  VerificationForm,
  type VerificationState,
  type VerificationTier,
} from '#src/components/account/verification-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useVerificationTexts } from '#src/i18n/areas/account/verification/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { apply, countriesStore, finalStatus } from '#src/stores/account/verification.ts';
import { useLoad } from '#src/stores/load-store.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

/** The identity verification of the user's own account. */
export function VerificationPart({ account }: { account: string }) {
  const user = useUser();
  const text = useVerificationTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.actor !== account) return null;
  if (isOpen) return <Verification user={user} />;
  return (
    <Button size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
      {text.open}
    </Button>
  );
}

function Verification({ user }: { user: User }) {
  const { state: countries, store } = useLoad(countriesStore, '');
  const [tier, setTier] = useState<VerificationTier>(1);
  const [state, setState] = useState<VerificationState | null>(null);
  const pending = useSigningStage() !== null;
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const check = async (of: VerificationTier) => {
    waiting.current?.abort();
    const { signal } = (waiting.current = new AbortController());
    setState({ kind: 'waiting' });
    try {
      const status = await finalStatus(user.actor, of, signal);
      if (!signal.aborted) setState({ kind: 'status', status });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', ...errorWords(error) });
    }
  };
  const applyNow = async () => {
    if (await apply(user)) await check(tier);
  };
  return (
    <StateView state={countries} onRetry={store?.retry}>
      {(served) => (
        <VerificationForm
          countries={served}
          tier={tier}
          onTier={(chosen) => {
            waiting.current?.abort();
            setTier(chosen);
            setState(null);
          }}
          state={state}
          pending={pending}
          onCheck={() => void check(tier)}
          onApply={() => void applyNow()}
        />
      )}
    </StateView>
  );
}

await textsReady();
