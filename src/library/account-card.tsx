import { readWholeAccount } from '../chain/client/account/whole-account.ts';
import type { AccountView } from '../chain/model/account/account.ts';
import { AccountHeader } from '../components/account/account-header.tsx';
import { accountStub } from '../components/account/account-stub.ts';
import { WithSource } from '../components/embed/with-source.tsx';
import { type Native, rootProps } from '../components/ui/root-props.ts';
import { Stub } from '../components/ui/stub.tsx';
import { useSearchTexts } from '../i18n/areas/search/texts.ts';
import type { ChainClient } from './chain.ts';
import { LoadStateView } from './load-state-view.tsx';
import { readNow } from './read-now.ts';
import { loadKey, useLoaded } from './use-loaded.ts';

/** Props of all cards that request what they show. */
export interface CardProps extends Native<'div'> {
  client: ChainClient;
  /** Says below the card which source it is from, and when it was read. */
  sourced?: boolean;
}

interface AccountCardProps extends CardProps {
  name: string;
}

/** Who an account is, what it has and what resources it uses. */
export function AccountCard({ client, name, sourced = false, ...native }: AccountCardProps) {
  const { missing } = useSearchTexts();
  const { state, retry } = useLoaded(loadKey(client, name), (signal) =>
    readNow(client, readWholeAccount(client, name, { signal })),
  );
  const draw = (account: AccountView) => (
    <AccountHeader account={account} staked={client.config.systemContract !== 'fio'} />
  );
  return (
    <LoadStateView
      state={state}
      loading={<Stub>{draw(accountStub)}</Stub>}
      missing={{ title: missing.account, text: missing.noAccount(name) }}
      heading={name}
      onRetry={retry}
      {...rootProps('account-card', null, native)}
    >
      {({ value, node, ...read }) =>
        sourced ? (
          <WithSource source={node} {...read}>
            {draw(value)}
          </WithSource>
        ) : (
          draw(value)
        )
      }
    </LoadStateView>
  );
}
