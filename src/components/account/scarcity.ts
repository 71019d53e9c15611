import type { AccountView } from '#src/chain/model/account/account.ts';
import { usageLevel, type UsageLevel } from '../ui/meter.tsx';

export type Resource = 'cpu' | 'net' | 'ram';

export interface Usage {
  readonly resource: Resource;
  readonly used: number;
  /** -1 for unlimited. */
  readonly max: number;
  readonly level: UsageLevel;
}

/** Addresses of the forms for more of a resource, where the chain has them. */
export interface ResourceForms {
  readonly stake?: string | undefined;
  readonly rent?: string | undefined;
  readonly ram?: string | undefined;
}

/** The usage of each resource, in the order they usually run out. */
export function usages(account: Pick<AccountView, 'cpu' | 'net' | 'ram'>): Usage[] {
  const { cpu, net, ram } = account;
  return [
    usage('cpu', cpu.used, cpu.max),
    usage('net', net.used, net.max),
    usage('ram', ram.used, ram.quota),
  ];
}

/** The resource that runs out first. */
export function scarcest(account: Pick<AccountView, 'cpu' | 'net' | 'ram'>): Usage {
  const order: readonly UsageLevel[] = ['ok', 'warning', 'danger'];
  return usages(account).reduce((worst, next) =>
    order.indexOf(next.level) > order.indexOf(worst.level) ? next : worst,
  );
}

function usage(resource: Resource, used: number, max: number): Usage {
  return { resource, used, max, level: usageLevel(used, max) };
}
