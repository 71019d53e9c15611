import { refundxpr } from '#src/chain/actions/xpr-stake.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import { isRefundDue } from '#src/chain/model/account/stake-refund.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RefundOfGuest, RefundWait } from '#src/components/resources/refund-wait.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useXpr } from './use-xpr.ts';
import { XprAside } from './xpr-aside.tsx';

/** Claims unstaked XPR that has not arrived. */
export function RefundXpr({ user }: { user: User }) {
  const { actor, permission } = user;
  const texts = useStakingTexts();
  const { refund: text } = texts;
  const format = useFormat();
  const pending = useSigningStage() !== null;
  const { state, store, holdings, rules } = useXpr(actor);
  const refund = holdings?.refund ?? null;
  const hint = text.noneHint(format.duration(rules.unstakeMs / 1000));
  const actions = [refundxpr(actor, permission)];
  const claim = () => void transact(actions, { again: claim });
  const isDue = refund && isRefundDue(refund, chainNow());
  return (
    <FormWithPreview
      user={user}
      actions={isDue ? actions : null}
      facts={<XprAside actor={actor} />}
    >
      <StateView
        state={state.kind === 'ready' && !refund && actor !== '' ? { kind: 'empty' } : state}
        empty={{ title: texts.shared.noRefunds, text: hint }}
        onRetry={store?.retry}
      >
        {() =>
          actor === '' ? (
            <RefundOfGuest hint={hint} />
          ) : (
            refund && (
              <RefundWait
                amounts={[{ label: text.unstaked, value: <Amount amount={refund.amount} /> }]}
                requestedAt={refund.availableAt - rules.unstakeMs}
                availableAt={refund.availableAt}
                pending={pending}
                onClaim={claim}
              />
            )
          )
        }
      </StateView>
    </FormWithPreview>
  );
}

await textsReady();
