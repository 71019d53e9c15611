import type { NativeContract } from '../engine/contract.ts';
import type { ChainSpec } from '../types.ts';
import { accountInfo } from './account-info.ts';
import { msig } from './msig/msig.ts';
import { powerupResults, rexResults } from './results.ts';
import { proxyInfo } from './proxy-info.ts';
import { simpleAssets } from './simpleassets/simpleassets.ts';
import { systemOf } from './system/system.ts';
import { token } from './token.ts';
import { wrap } from './wrap.ts';

/** Every contract that accounts of a chain can run; `system` is what eosio runs. */
export function contractsOf(spec: ChainSpec): readonly NativeContract[] {
  return [
    systemOf(spec),
    token,
    msig,
    wrap,
    rexResults,
    powerupResults,
    accountInfo,
    proxyInfo,
    simpleAssets,
  ];
}
