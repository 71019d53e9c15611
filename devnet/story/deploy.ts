import { packAbi } from '../abi/codec.ts';
import { hex } from '../abi/hex.ts';
import { nativeCode } from '../engine/contract.ts';
import { keyAuthority, system } from './actions.ts';
import type { StoryRunner } from './story-runner.ts';

/** Sets code and ABI of an account. */
export function deploy(runner: StoryRunner, account: string, code: Uint8Array, abi: object): void {
  const text = hex(code);
  runner.send([
    system('setcode', account, { account, vmtype: 0, vmversion: 0, code: text }),
    system('setabi', account, { account, abi: hex(packAbi(abi)) }),
  ]);
  runner.wait(2);
}

/** Like deploy, for one of the devnet's native contracts. */
export function deployNative(
  runner: StoryRunner,
  account: string,
  contract: string,
  abi: object,
): void {
  deploy(runner, account, nativeCode(contract), abi);
}

/** Adds eosio.code to an account's active permission. */
export function lendCode(runner: StoryRunner, account: string): void {
  const permission = { actor: account, permission: 'eosio.code' };
  const auth = { ...keyAuthority(account), accounts: [{ permission, weight: 1 }] };
  runner.send([
    system('updateauth', account, { account, permission: 'active', parent: 'owner', auth }),
  ]);
  runner.wait(2);
}
