import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { removeProxyInfo } from '#src/chain/actions/proxy-info.ts';
import { regproxy } from '#src/chain/actions/vote.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { proxyStore } from '#src/stores/account/account-votes.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useOwn } from '../wallet/use-own.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { notAProxy } from './not-a-proxy.ts';

/** Unregisters an account as a proxy and removes its profile. */
export function UnregisterProxy({ user: { actor, permission } }: { user: User }) {
  const text = useVoteTexts().proxy;
  const stage = useSigningStage();
  const { state, store } = useOwn(proxyStore, actor, notAProxy);
  return (
    <StateView state={state} onRetry={store?.retry}>
      {({ voter, info }) => {
        const isProxy = voter?.isProxy ?? false;
        if (!isProxy && !info && actor !== '') return <p className="text-muted">{text.notYet}</p>;
        const unregister = async () => {
          const actions = [
            ...(isProxy ? [regproxy(actor, false, permission)] : []),
            ...(info ? [removeProxyInfo(actor, permission)] : []),
          ];
          const again = () => void unregister();
          await transact(actions, { again });
        };
        return (
          <SubmitForm
            label={text.unregister}
            pending={stage !== null}
            onSubmit={() => void unregister()}
          >
            <p className="max-w-form text-muted">{text.unregisterHint}</p>
          </SubmitForm>
        );
      }}
    </StateView>
  );
}
