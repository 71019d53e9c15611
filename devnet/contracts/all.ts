import type { NativeContract } from '../engine/contract.ts';
import type { ChainSpec } from '../types.ts';
import { accountInfo } from './account-info.ts';
import { dappServices } from './dappservices.ts';
import { defibox } from './defibox.ts';
import { delphiOracle } from './delphi-oracle.ts';
import { directory } from './directory.ts';
import { fioAddress } from './fio/address.ts';
import { fioFee } from './fio/fee-contract.ts';
import { fioMsig } from './fio/msig.ts';
import { fioPermissions } from './fio/permissions.ts';
import { fioRequests } from './fio/requests.ts';
import { fioStaking } from './fio/staking.ts';
import { fioSystem } from './fio/system.ts';
import { fioToken } from './fio/token.ts';
import { fioTreasury } from './fio/treasury.ts';
import { msig } from './msig/msig.ts';
import { blocklist } from './proton/blocklist.ts';
import { dex } from './proton/dex/dex.ts';
import { lending } from './proton/lending/lending.ts';
import { longStaking } from './proton/long-stake.ts';
import { profiles } from './proton/profiles.ts';
import { swap } from './proton/swap.ts';
import { wraps } from './proton/wraps.ts';
import { webauthn } from './proton/webauthn.ts';
import { powerupResults, rexResults } from './results.ts';
import { proxyInfo } from './proxy-info.ts';
import { atomicMarket } from './atomicmarket.ts';
import { simpleAssets } from './simpleassets/simpleassets.ts';
import { systemOf } from './system/system.ts';
import { telosEvm } from './telos/evm.ts';
import { token } from './token.ts';
import { bpay } from './vaulta/bpay.ts';
import { coreVaulta } from './vaulta/core.ts';
import { fees, reward } from './vaulta/distribution.ts';
import { wram } from './vaulta/wram.ts';
import { wrap } from './wrap.ts';

const fioContracts = [
  fioSystem,
  fioToken,
  fioAddress,
  fioFee,
  fioMsig,
  fioRequests,
  fioStaking,
  fioPermissions,
  fioTreasury,
];

/** All contracts that accounts of a chain can run; `system` is eosio's. */
export function contractsOf(spec: ChainSpec): readonly NativeContract[] {
  return [
    ...(spec.keyPrefix === 'FIO' ? fioContracts : [systemOf(spec)]),
    token,
    ...(spec.keyPrefix === 'FIO' ? [] : [msig]),
    wrap,
    rexResults,
    powerupResults,
    accountInfo,
    proxyInfo,
    simpleAssets,
    atomicMarket,
    ...(spec.oraclePair === null ? [] : [delphiOracle]),
    ...(spec.dappNetwork ? [dappServices] : []),
    ...(spec.keyValue ? [directory] : []),
    ...(spec.vaulta ? [coreVaulta, defibox, wram, fees, reward, bpay] : []),
    ...(spec.inverseVotes ? [telosEvm] : []),
    ...(spec.xpr ? [profiles, longStaking, lending, dex, swap, blocklist, webauthn, wraps] : []),
  ];
}
