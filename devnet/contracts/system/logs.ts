import type { Asset } from '../../../src/chain/core/asset.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';

/** Shows numbers in the trace and notifies accounts. Only Vaulta's system contract does. */
interface Logs {
  logbuyram: {
    payer: string;
    receiver: string;
    quantity: Asset;
    bytes: bigint;
    ram_bytes: bigint;
    fee: Asset;
  };
  logramchange: { owner: string; bytes: bigint; ram_bytes: bigint };
  logsellram: { account: string; quantity: Asset; bytes: bigint; ram_bytes: bigint; fee: Asset };
  logsystemfee: { protocol: string; fee: Asset; memo: string };
}

export function log<Name extends keyof Logs>(
  context: ApplyContext,
  name: Name,
  args: Logs[Name],
): void {
  if (!context.spec.vaulta) return;
  const authorization = [{ actor: 'eosio', permission: 'active' }];
  context.sendInline({ account: 'eosio', name, authorization, args: { ...args } });
}

function logger<Name extends keyof Logs>(notified: (args: Logs[Name]) => string[]): ActionHandler {
  return action<Logs[Name]>((context, args) => {
    context.requireAuth('eosio');
    context.requireRecipient(...notified(args));
  });
}

export const logActions: Record<keyof Logs, ActionHandler> = {
  logbuyram: logger<'logbuyram'>(({ payer, receiver }) => [payer, receiver]),
  logramchange: logger<'logramchange'>(({ owner }) => [owner]),
  logsellram: logger<'logsellram'>(({ account }) => [account]),
  logsystemfee: logger<'logsystemfee'>(() => []),
};
