import type { Contract } from '#src/chain/client/contract/contract.ts';
import { claimActions } from '#src/chain/model/permission/link-check.ts';
import type { LinkedAction } from '#src/chain/model/permission/permission.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { contractStore } from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** All claim actions of the chain, by its contracts' ABIs. Null until they are read. */
export function useClaimActions(enabled: boolean): readonly LinkedAction[] | null {
  const { accounts } = chainConfig();
  const { system, systemWrapper, bpay } = accounts;
  const states: Readonly<Record<string, LoadState<Contract>>> = {
    [system]: useLoad(contractStore, enabled ? system : null).state,
    [systemWrapper ?? '']: useLoad(contractStore, enabled ? (systemWrapper ?? null) : null).state,
    [bpay]: useLoad(contractStore, enabled ? bpay : null).state,
  };
  const contracts = [system, ...(systemWrapper === undefined ? [] : [systemWrapper]), bpay];
  if (enabled && contracts.some((name) => states[name]?.kind === 'loading')) return null;
  return claimActions(accounts, (name) => {
    const state = states[name];
    const view = state?.kind === 'ready' ? state.value.view : null;
    return view && view.actions.map((action) => action.name);
  });
}
