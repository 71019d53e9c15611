import { FioOwnProxyForm } from '#src/components/fio/fio-own-proxy-form.tsx';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { registerProxyOfFio } from '#src/chain/actions/fio-vote.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { proxyStore } from '#src/stores/account/account-votes.ts';
import { FioAside } from '../wallet/fio-aside.tsx';
import { useOwn } from '../wallet/use-own.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useFioPayer } from '../wallet/use-fio-payer.ts';
import { notAProxy } from './not-a-proxy.ts';

/** Registers a FIO address of the user as a proxy. */
export function FioRegisterProxy({ user }: { user: User }) {
  return <OwnProxy user={user} registers />;
}

/** Unregisters it. */
export function FioUnregisterProxy({ user }: { user: User }) {
  return <OwnProxy user={user} registers={false} />;
}

function OwnProxy({ user: { actor, permission }, registers }: { user: User; registers: boolean }) {
  const pending = useSigningStage() !== null;
  const { state, store } = useOwn(proxyStore, actor, notAProxy);
  const { holdings, fees, addresses, address, pick, feeOf, send } = useFioPayer(actor);
  const submit = async () => {
    await send(registerProxyOfFio(actor, registers, permission));
  };
  return (
    <FormLayout aside={<FioAside actor={actor} />}>
      <StateView state={state} onRetry={store?.retry}>
        {({ voter }) => (
          <StateView state={holdings.state} onRetry={holdings.store?.retry}>
            {() => (
              <StateView state={fees.state} onRetry={fees.store?.retry}>
                {() => (
                  <FioOwnProxyForm
                    registers={registers}
                    isProxy={voter?.isProxy ?? false}
                    uses={voter?.proxy ?? null}
                    addresses={addresses}
                    address={address}
                    fee={feeOf(registers ? 'regproxy' : 'unregproxy')}
                    pending={pending}
                    onAddress={pick}
                    onSubmit={() => void submit()}
                  />
                )}
              </StateView>
            )}
          </StateView>
        )}
      </StateView>
    </FormLayout>
  );
}
