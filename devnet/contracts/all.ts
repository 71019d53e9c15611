import type { NativeContract } from '../engine/contract.ts';
import { system } from './system/system.ts';
import { token } from './token.ts';

/** Every contract that devnet accounts can run. */
export const contracts: readonly NativeContract[] = [system, token];
