import type { ReactNode } from 'react';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { permissionTree } from '#src/chain/model/permission/permission-tree.ts';
import { rowsIn } from '#src/chain/model/shared/load-state.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { accountStub } from '#src/components/account/account-stub.ts';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { AccountLink, KeyLink } from '#src/components/ui/entity-link.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useDevelopersTexts } from '#src/i18n/areas/developers/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { producingStore } from '#src/stores/account/account-permissions.ts';
import { systemAccount } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { SearchPart } from './search-part.tsx';
import type { PartId } from './snippets.ts';
import { TransactionPart } from './transaction-part.tsx';
import type { ShownData } from './use-sample-data.ts';

/** Rows of a list. The code says the same number. */
const ROWS = 5;

interface LivePartProps {
  id: PartId;
  chain: ChainConfig;
  shown: ShownData;
}

/** A part of the package on this chain's data, drawn as its code says. */
export function LivePart({ id, chain, shown }: LivePartProps): ReactNode {
  switch (id) {
    case 'account-card':
      return <AccountPart chain={chain} shown={shown} />;
    case 'transaction':
      return <TransactionPart chain={chain} shown={shown} />;
    case 'action-list':
      return <ActionsPart chain={chain} shown={shown} />;
    case 'amount':
      return <OfAccount shown={shown}>{({ total }) => <Amount amount={total} />}</OfAccount>;
    case 'account-name':
      return <OfAccount shown={shown}>{({ name }) => <AccountLink name={name} />}</OfAccount>;
    case 'key':
      return <KeyPart shown={shown} />;
    case 'time':
      return <TimePart shown={shown} />;
    case 'authority-tree':
      return (
        <OfAccount shown={shown} rows={4}>
          {({ permissions }) => (
            <PermissionTree permissions={permissionTree(permissions, chain.keyPrefix)} />
          )}
        </OfAccount>
      );
    case 'resource-meters':
      return (
        <OfAccount shown={shown} rows={3}>
          {(account) => <ResourceBars account={account} />}
        </OfAccount>
      );
    case 'producer-rows':
      return <ProducersPart chain={chain} shown={shown} />;
    case 'search-box':
      return <SearchPart chain={chain} example={shown.values.account} />;
  }
}

type PartProps = Omit<LivePartProps, 'id'>;

function AccountPart({ chain, shown: { account } }: PartProps) {
  const staked = chain.systemContract !== 'fio';
  return (
    <StateView
      state={account.state}
      loading={
        <Stub>
          <AccountHeader account={accountStub} staked={staked} heading="h3" />
        </Stub>
      }
      onRetry={account.retry}
    >
      {(view) => <AccountHeader account={view} staked={staked} heading="h3" />}
    </StateView>
  );
}

interface OfAccountProps {
  shown: ShownData;
  /** Lines of its placeholder. */
  rows?: number;
  children: (account: AccountView) => ReactNode;
}

/** A part of the account above, which has the failure and its retry. */
function OfAccount({ shown: { account }, rows = 1, children }: OfAccountProps) {
  const text = useDevelopersTexts();
  const { state } = account;
  if (state.kind === 'loading') return <SkeletonRows rows={rows} />;
  if (state.kind !== 'ready') return <p className="py-2 text-muted">{text.withoutAccount}</p>;
  return children(state.value);
}

function ActionsPart({ chain: { accounts }, shown: { actions, values } }: PartProps) {
  const text = useDevelopersTexts();
  const worded = useSentencesReady(rowsIn(actions.state), systemAccount);
  return (
    <StateView
      state={worded || actions.state.kind !== 'ready' ? actions.state : { kind: 'loading' }}
      loading={<SkeletonRows rows={ROWS} />}
      empty={{ title: text.noActions }}
      onRetry={actions.retry}
    >
      {({ rows }) => (
        <ActionTable
          rows={rows.slice(0, ROWS)}
          of={values.account}
          system={accounts.system}
          tokenContract={accounts.token}
        />
      )}
    </StateView>
  );
}

function KeyPart({ shown }: Pick<PartProps, 'shown'>) {
  const text = useDevelopersTexts();
  const { key } = shown;
  return (
    <OfAccount shown={shown}>
      {() =>
        key === null ? (
          <p className="py-2 text-muted">{text.noKey}</p>
        ) : (
          <p className="flex min-w-0 items-center gap-1">
            <span className="min-w-0">
              <KeyLink publicKey={key} />
            </span>
            <CopyButton value={key} />
          </p>
        )
      }
    </OfAccount>
  );
}

function TimePart({ shown: { blocks } }: Pick<PartProps, 'shown'>) {
  return (
    <StateView state={blocks.state} loading={<SkeletonRows rows={1} />} onRetry={blocks.retry}>
      {([newest]) => newest && <Time at={newest.time} />}
    </StateView>
  );
}

function ProducersPart({ chain, shown: { producers } }: PartProps) {
  const text = useDevelopersTexts();
  const { state: schedule } = useLoad(producingStore, producers.state.kind === 'ready' ? '' : null);
  return (
    <StateView
      state={chain.votingEnabled ? producers.state : { kind: 'empty' }}
      loading={<SkeletonRows rows={ROWS} />}
      empty={{ title: text.noProducers }}
      onRetry={producers.retry}
    >
      {(rows) => (
        <ProducersTable
          producers={rows.slice(0, ROWS)}
          schedule={schedule.kind === 'ready' ? schedule.value : []}
          turns={[]}
        />
      )}
    </StateView>
  );
}
