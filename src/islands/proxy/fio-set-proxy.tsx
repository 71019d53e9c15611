import { useState } from 'react';
import { FioProxyForm } from '#src/components/fio/fio-proxy-form.tsx';
import { FioVoter } from '#src/components/fio/fio-voter.tsx';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { voteproxy } from '#src/chain/actions/fio-vote.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { voterStore } from '#src/stores/account/account-votes.ts';
import { lookUpProxy } from '#src/stores/fio/fio.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useFioPayer } from '../wallet/use-fio-payer.ts';
import { ProxiesAside } from './proxies-aside.tsx';

/** Votes through a proxy, which has an address on FIO. */
export function FioSetProxy({ user: { actor, permission } }: { user: User }) {
  const pending = useSigningStage() !== null;
  const { state: own } = useLoad(voterStore, actor || null);
  const { fees, balance, addresses, address, pick, feeOf, send } = useFioPayer(actor);
  const url = useUrl();
  const [start, setStart] = useState(() => ({
    key: 0,
    proxy: url?.searchParams.get('proxy') ?? '',
  }));
  const empty = () => setStart(({ key }) => ({ key: key + 1, proxy: '' }));
  const { forget } = useLinked(['proxy'], { onClear: empty });
  const leave = async (proxy: string) => {
    if (!(await send(voteproxy(actor, proxy, permission), ['proxy']))) return;
    forget();
    empty();
  };
  return (
    <StateView state={fees.state} onRetry={fees.store?.retry}>
      {() => (
        <FormLayout aside={<ProxiesAside />}>
          <div className="space-y-4">
            <FioVoter
              balance={balance}
              proxy={own.kind === 'ready' ? (own.value?.proxy ?? null) : null}
              addresses={addresses}
              address={address}
              onAddress={pick}
              fee={feeOf('voteproxy')}
            />
            <FioProxyForm
              key={start.key}
              alone
              initial={start.proxy}
              voter={actor}
              findProxy={lookUpProxy}
              pending={pending}
              isProxy={own.kind === 'ready' && own.value?.isProxy === true}
              onSubmit={(proxy) => void leave(proxy)}
            />
          </div>
        </FormLayout>
      )}
    </StateView>
  );
}
