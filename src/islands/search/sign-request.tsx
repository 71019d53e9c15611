import { useEffect, useState } from 'react';
import type { Action } from '#src/chain/actions/action.ts';
import { type SensitivePower, sensitivePowerOf } from '#src/chain/model/permission/power-action.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/fields/checkbox.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useRequestSigningTexts } from '#src/i18n/areas/search/signing/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { requestSigning, type RequestSigning } from '#src/stores/search/request-signing.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { WithLogin } from '../wallet/login.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

interface SignRequestProps {
  /** The signing request. */
  text: string;
  /** Part of a page that shows the outcome. */
  embedded: boolean;
}

/** Signs a pasted signing request as the user, after the same review as a form. */
export function SignRequest({ text: uri, embedded }: SignRequestProps) {
  const text = useRequestSigningTexts();
  const user = useUser();
  return (
    <>
      {!embedded && <OutcomeBanner />}
      <Section title={text.title}>
        <div className="space-y-3 py-3">
          {user ? (
            <SignAs key={`${user.actor}@${user.permission} ${uri}`} user={user} uri={uri} />
          ) : (
            <WithLogin>
              {(open) => (
                <Button variant="primary" onClick={open}>
                  {text.logIn}
                </Button>
              )}
            </WithLogin>
          )}
        </div>
      </Section>
    </>
  );
}

function SignAs({ user, uri }: { user: User; uri: string }) {
  const { actor, permission } = user;
  const text = useRequestSigningTexts();
  const formText = useFormTexts();
  const pending = useSigningStage() !== null;
  const [agreed, setAgreed] = useState(false);
  const [signing, setSigning] = useState<RequestSigning | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    void requestSigning(uri, { actor, permission })
      .catch(() => 'failed' as const)
      .then((found) => {
        if (current) setSigning(found);
      });
    return () => {
      current = false;
    };
  }, [uri, actor, permission]);
  if (signing === 'failed') return <p role="alert">{text.failed}</p>;
  if (signing?.kind === 'refused')
    return (
      <p className="text-warning">
        {signing.why === 'other-signer'
          ? text.otherSigner(signing.signers.join(', '), actor)
          : text.obstacles[signing.why]}
      </p>
    );
  // Asked again on each click: it may have expired meanwhile.
  const review = async () => {
    const now = await requestSigning(uri, { actor, permission }).catch(() => 'failed' as const);
    setSigning(now);
    if (now === 'failed' || now.kind === 'refused') return;
    await transact(now.actions, { prepare: now.prepare, again: () => void review() });
  };
  const power = signing && powerOf(signing.actions);
  return (
    <>
      {signing?.callback && <p className="text-warning">{text.callback}</p>}
      {power && (
        <Checkbox
          className="font-medium"
          label={formText.wantsPower[power]}
          checked={agreed}
          onCheck={setAgreed}
        />
      )}
      <Button
        variant="primary"
        disabled={pending || !signing || (power !== null && !agreed)}
        onClick={() => void review()}
      >
        {text.review(`${actor}@${permission}`)}
      </Button>
    </>
  );
}

/** A request that changes who controls an account takes a step more, as a form that a link filled in. */
function powerOf(actions: readonly Action[]): SensitivePower | null {
  const { accounts } = chainConfig();
  for (const action of actions) {
    const power = sensitivePowerOf(action, accounts);
    if (power !== null) return power;
  }
  return null;
}

await textsReady();
