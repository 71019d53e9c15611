import { Suspense, useMemo } from 'react';
import type { Contract as Loaded } from '#src/chain/client/contract/contract.ts';
import { isName } from '#src/chain/core/name.ts';
import { ContractFacts } from '#src/components/contract/contract-facts.tsx';
import { NoContract } from '#src/components/contract/no-contract.tsx';
import { NotRetrieved } from '#src/components/contract/not-retrieved.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { contractStore } from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { type ContractPart, contractParts } from './contract-link.ts';
import { type PartProps, useContractLink } from './use-contract-link.ts';

const TablesPart = lazyPart(async () => (await import('./tables-part.tsx')).TablesPart);
const ActionsPart = lazyPart(async () => (await import('./actions-part.tsx')).ActionsPart);
const ContractMissing = lazyPart(
  async () => (await import('../missing/contract-missing.tsx')).ContractMissing,
);
const AbiPart = lazyPart(async () => (await import('./abi-part.tsx')).AbiPart);

const bases = { account: { tab: 'contract' }, own: {} } as const;

interface ContractProps {
  name: string;
  /** On the account's page, the contract page, or a page of this contract alone. */
  on?: 'account' | 'contract' | 'own';
  /** Actions that the page leaves out. */
  hiddenActions?: readonly string[];
}

/** A contract's tables, actions and ABI. */
export function Contract({ name, on = 'account', hiddenActions = [] }: ContractProps) {
  const base = useMemo(() => (on === 'contract' ? { name } : bases[on]), [on, name]);
  const linkState = useContractLink(base);
  const valid = isName(name);
  const { state, store } = useLoad(contractStore, valid ? name : null);
  const locale = useLocale();
  if (!valid || state.kind === 'missing')
    return (
      <Suspense fallback={<SkeletonRows rows={12} />}>
        <ContractMissing name={name} />
      </Suspense>
    );
  if (state.kind === 'failed')
    return <NotRetrieved name={name} failure={state.failure} onRetry={store?.retry} />;
  return (
    <StateView state={state} loading={<SkeletonRows rows={12} />}>
      {(contract) =>
        contract.view === null ? (
          <NoContract
            name={name}
            href={localizePath(on === 'account' ? '/contract' : `/account/${name}`, locale)}
            toAccount={on !== 'account'}
          />
        ) : (
          <Parts contract={withoutActions(contract, hiddenActions)} linkState={linkState} />
        )
      }
    </StateView>
  );
}

function withoutActions(contract: Loaded, hidden: readonly string[]): Loaded {
  if (hidden.length === 0) return contract;
  const actions = contract.abi.actions.filter(({ name }) => !hidden.includes(name));
  return { ...contract, abi: { ...contract.abi, actions } };
}

function Parts({ contract, linkState }: PartProps) {
  const { account, abi, codeHash, setAt } = contract;
  const { part } = linkState.link;
  const text = useContractTexts();
  const tables = abi.tables.length + abi.kvTables.length;
  const counts = { tables, actions: abi.actions.length };
  return (
    <div className="space-y-4">
      <ContractFacts {...{ account, codeHash, setAt }} abiVersion={abi.version} />
      <TabLinks
        label={text.partsLabel}
        tabs={contractParts.map((key) => ({
          key,
          label: text.parts[key],
          href: linkState.urlOf({ part: key }),
          ...(key !== 'abi' && { count: counts[key] }),
        }))}
        current={part}
        onSelect={(key) => linkState.visit({ part: key as ContractPart })}
      />
      <Suspense fallback={<SkeletonRows rows={8} />}>
        {part === 'tables' && <TablesPart contract={contract} linkState={linkState} />}
        {part === 'actions' && <ActionsPart contract={contract} linkState={linkState} />}
        {part === 'abi' && <AbiPart contract={contract} linkState={linkState} />}
      </Suspense>
    </div>
  );
}
