import { Button } from '#src/components/ui/button.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { removeProxyInfo } from '#src/chain/actions/proxy-info.ts';
import { regproxy } from '#src/chain/actions/vote.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { proxyStore } from '#src/stores/account/account-votes.ts';
import { useLoad } from '#src/stores/query.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** Unregisters an account as a proxy and removes its profile. */
export function UnregisterProxy({ user: { actor, permission } }: { user: User }) {
  const text = useVoteTexts().proxy;
  const stage = useSigningStage();
  const { state, store } = useLoad(proxyStore, actor);
  return (
    <StateView state={state} onRetry={store?.retry}>
      {({ voter, info }) => {
        const isProxy = voter?.isProxy ?? false;
        if (!isProxy && !info) return <p className="text-muted">{text.notYet}</p>;
        const unregister = async () => {
          const actions = [
            ...(isProxy ? [regproxy(actor, false, permission)] : []),
            ...(info ? [removeProxyInfo(actor, permission)] : []),
          ];
          const again = () => void unregister();
          await transact(actions, { again });
        };
        return (
          <div className="max-w-form space-y-4">
            <p className="text-muted">{text.unregisterHint}</p>
            <Button
              variant="primary"
              className="w-full"
              disabled={stage !== null}
              onClick={() => void unregister()}
            >
              {stage !== null ? text.sending : text.unregister}
            </Button>
          </div>
        );
      }}
    </StateView>
  );
}
