import { packAbi } from '../abi/codec.ts';
import { hex } from '../abi/hex.ts';
import { nativeCode } from '../engine/contract.ts';
import { keyAuthority, system } from './actions.ts';
import type { StoryRunner } from './story-runner.ts';

/** Puts code and ABI on an account, as its owner would. */
export function deploy(runner: StoryRunner, account: string, code: Uint8Array, abi: object): void {
  const text = hex(code);
  runner.send([
    system('setcode', account, { account, vmtype: 0, vmversion: 0, code: text }),
    system('setabi', account, { account, abi: hex(packAbi(abi)) }),
  ]);
  runner.wait(2);
}

/** As deploy, of one of the devnet's own contracts. */
export function deployNative(
  runner: StoryRunner,
  account: string,
  contract: string,
  abi: object,
): void {
  deploy(runner, account, nativeCode(contract), abi);
}

/** Lets a contract act with the active permission of its account. */
export function lendCode(runner: StoryRunner, account: string): void {
  const permission = { actor: account, permission: 'eosio.code' };
  const auth = { ...keyAuthority(account), accounts: [{ permission, weight: 1 }] };
  runner.send([
    system('updateauth', account, { account, permission: 'active', parent: 'owner', auth }),
  ]);
  runner.wait(2);
}
