import type { Authority, PermissionLevel } from '../types.ts';
import { devnetPublicKey } from '../engine/keys.ts';
import type { StoryAction } from './story-runner.ts';

/** The story's actions. Amounts are texts such as `1.0000 EOS`. */

export function transfer(
  from: string,
  to: string,
  quantity: string,
  memo: string,
  contract = 'eosio.token',
  permission = 'active',
): StoryAction {
  return act(contract, 'transfer', { actor: from, permission }, { from, to, quantity, memo });
}

export function system(name: string, actor: string, data: Record<string, unknown>): StoryAction {
  return act('eosio', name, active(actor), data);
}

export function act(
  account: string,
  name: string,
  level: PermissionLevel,
  data: Record<string, unknown>,
): StoryAction {
  return { account, name, authorization: [level], data };
}

export function active(actor: string): PermissionLevel {
  return { actor, permission: 'active' };
}

/** The authority of one key, by the key's name in the story. */
export function keyAuthority(name: string): Authority {
  return publicKeyAuthority(devnetPublicKey(name));
}

export function publicKeyAuthority(key: string): Authority {
  return { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
}

/** newaccount, RAM and stake in one transaction, as wallets send them. The stake is given away. */
export function openAccount(
  creator: string,
  name: string,
  funds: { bytes: number; net: string; cpu: string },
  authority: { owner: Authority; active: Authority } = {
    owner: keyAuthority(name),
    active: keyAuthority(name),
  },
): StoryAction[] {
  return [
    system('newaccount', creator, { creator, name, ...authority }),
    system('buyrambytes', creator, { payer: creator, receiver: name, bytes: funds.bytes }),
    system('delegatebw', creator, {
      from: creator,
      receiver: name,
      stake_net_quantity: funds.net,
      stake_cpu_quantity: funds.cpu,
      transfer: true,
    }),
  ];
}
