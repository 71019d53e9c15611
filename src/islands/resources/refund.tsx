import { RefundPanel } from '#src/components/resources/refund-panel.tsx';
import { RefundOfGuest } from '#src/components/resources/refund-wait.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { refund } from '#src/chain/actions/resources.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { isRefundDue } from '#src/chain/model/account/stake-refund.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { StakesAside } from './stakes-aside.tsx';

export function Refund({ user }: { user: User }) {
  const { actor, permission } = user;
  const load = useLoad(accountStore, actor || null);
  const { refund: text } = useResourcesTexts();
  const pending = useSigningStage() !== null;
  const claim = () => void transact([refund(actor, permission)], { again: claim });
  const isDue =
    load.state.kind === 'ready' &&
    load.state.value.refund &&
    isRefundDue(load.state.value.refund, chainNow());
  return (
    <FormWithPreview
      user={user}
      actions={isDue ? [refund(actor, permission)] : null}
      facts={<StakesAside actor={actor} />}
    >
      {actor === '' ? (
        <RefundOfGuest hint={text.noneHint} />
      ) : (
        <StateView {...load}>
          {(account) => <RefundPanel refund={account.refund} pending={pending} onClaim={claim} />}
        </StateView>
      )}
    </FormWithPreview>
  );
}
