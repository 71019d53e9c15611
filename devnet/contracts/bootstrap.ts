import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { formatTime } from '../../src/chain/core/format-time.ts';
import { createAccount } from '../engine/accounts.ts';
import { executeActions } from '../engine/execute.ts';
import { devnetPublicKey } from '../engine/keys.ts';
import { hex } from '../abi/hex.ts';
import { sha256, ZERO_HASH } from '../engine/digests.ts';
import { contractOf } from '../engine/runtime.ts';
import type { Runtime } from '../engine/runtime.ts';
import type { Authority } from '../types.ts';
import { addRam } from '../engine/resources.ts';
import { createBilledTables } from '../engine/billed-tables.ts';
import { addVaultaAccounts, installVaulta, VAULTA_SUPPLY } from './vaulta/genesis.ts';

/** Whole core tokens. */
const MAX_SUPPLY = 10_000_000_000n;
const ISSUED = 1_000_000_000n;
/** The maximum units of an asset. */
const MAX_UNITS = 2n ** 62n - 1n;

const SYSTEM_ACCOUNTS = [
  'eosio.bpay',
  'eosio.msig',
  'eosio.names',
  'eosio.null',
  'eosio.prods',
  'eosio.ram',
  'eosio.ramfee',
  'eosio.reserv',
  'eosio.rex',
  'eosio.saving',
  'eosio.stake',
  'eosio.token',
  'eosio.vpay',
  'eosio.wrap',
];

/** WAX's accounts that pay voters. */
const WAX_ACCOUNTS = ['eosio.voters', 'eosio.fees'];

/** Proton's accounts that get a part of the inflation. */
const XPR_ACCOUNTS = ['cfund.proton', 'yield.farms'];

const FIO_ACCOUNTS = [
  'fio.address',
  'fio.fee',
  'fio.perms',
  'fio.reqobt',
  'fio.staking',
  'fio.token',
  'fio.treasury',
];

/**
 * The chain before its first block: system accounts with unlimited resources, token and system
 * contract, the supply issued to eosio, eosio as the only producer. Everything else is done by
 * signed transactions.
 */
export function bootstrap(runtime: Runtime): void {
  const { state, spec } = runtime;
  const time = formatTime(spec.genesisTime);
  const key = devnetPublicKey('eosio').replace(/^EOS/, spec.keyPrefix);
  const own = authority({ keys: [{ key, weight: 1 }] });
  const byEosio = authorityOfEosio();
  const add = (name: string, held: Authority, privileged: boolean): void =>
    createAccount(state, { name, creator: 'eosio', owner: held, active: held, time, privileged });

  add('eosio', own, true);
  const more = [...(spec.genesisRewards ? WAX_ACCOUNTS : []), ...(spec.xpr ? XPR_ACCOUNTS : [])];
  for (const name of [...SYSTEM_ACCOUNTS, ...more]) {
    const ownCode = spec.vaulta && name === 'eosio.bpay' ? name : undefined;
    const held = name === 'eosio.null' ? authority({}) : authorityOfEosio(ownCode);
    add(name, held, name === 'eosio.msig' || name === 'eosio.wrap');
  }
  const vaulta = {
    add: (name: string, { code = false, privileged = false } = {}): void =>
      add(name, authorityOfEosio(code ? name : undefined), privileged),
    install: (name: string, contract: string): void => install(runtime, name, contract),
    act: (account: string, actor: string, name: string, args: object): void =>
      act(runtime, account, actor, name, args),
  };
  if (spec.vaulta) addVaultaAccounts(vaulta);
  install(runtime, 'eosio', 'system');
  if (spec.keyPrefix === 'FIO')
    for (const name of FIO_ACCOUNTS) {
      add(name, byEosio, true);
      install(runtime, name, name);
    }
  else install(runtime, 'eosio.token', 'token');
  install(runtime, 'eosio.msig', spec.keyPrefix === 'FIO' ? 'fio.msig' : 'msig');
  install(runtime, 'eosio.wrap', 'wrap');
  if (spec.rex) install(runtime, 'eosio.rex', 'rex.results');
  if (spec.powerup) install(runtime, 'eosio.reserv', 'powup.results');
  const producers = [{ producer_name: 'eosio', block_signing_key: key }];
  state.schedules.set('active', { version: 0, producers });

  const { code, precision } = spec.symbol;
  const asset = (whole: bigint): object => {
    const units = whole * 10n ** BigInt(precision);
    return { units: units < MAX_UNITS ? units : MAX_UNITS, symbol: { code, precision } };
  };
  act(runtime, spec.token, spec.token, 'create', {
    issuer: 'eosio',
    maximum_supply: asset(spec.vaulta ? VAULTA_SUPPLY : MAX_SUPPLY),
  });
  const issued = asset(spec.vaulta ? VAULTA_SUPPLY : ISSUED);
  act(runtime, spec.token, 'eosio', 'issue', { to: 'eosio', quantity: issued, memo: '' });
  act(runtime, 'eosio', 'eosio', 'init', { version: 0, core: { code, precision } });
  if (spec.vaulta) installVaulta(vaulta);
  noteAbis(runtime);
}

function authority(parts: Partial<Authority>): Authority {
  return { threshold: 1, keys: [], accounts: [], waits: [], ...parts };
}

/** The authority of eosio's active permission, and of the account's own contract if it is named. */
function authorityOfEosio(contract?: string): Authority {
  const levels = [
    { actor: 'eosio', permission: 'active' },
    ...(contract ? [{ actor: contract, permission: 'eosio.code' }] : []),
  ];
  return authority({ accounts: levels.map((permission) => ({ permission, weight: 1 })) });
}

function install(runtime: Runtime, name: string, contract: string): void {
  const loaded = [...runtime.contracts.values()].find((one) => one.contract.name === contract)!;
  const account = runtime.state.accounts.get(name)!;
  runtime.state.accounts.set(name, {
    ...account,
    codeHash: hex(sha256(loaded.code)),
    codeSize: loaded.code.length,
    codeSequence: 1,
    lastCodeUpdate: account.created,
    abi: loaded.packedAbi,
    abiSequence: 1,
  });
}

/** Hashes of the ABIs that the genesis set, as the system contract records them. */
function noteAbis({ state, systemCodec }: Runtime): void {
  const type = systemCodec.tableType('abihash');
  if (!type) return;
  const id = { code: 'eosio', scope: 'eosio', table: 'abihash' };
  const billed = createBilledTables(state.tables, (payer, delta) => addRam(state, payer, delta));
  for (const owner of [...state.accounts.keys()].sort()) {
    const { abi } = state.accounts.get(owner)!;
    if (abi.length === 0) continue;
    const value = systemCodec.encode(type, { owner, hash: hex(sha256(abi)) });
    billed.store(id, nameToBigint(owner), owner, value);
  }
}

/** Runs a genesis action without a signature. */
function act(runtime: Runtime, account: string, actor: string, name: string, args: object): void {
  const { codec } = contractOf(runtime, account)!;
  const data = hex(codec.encode(codec.actionType(name)!, args));
  const authorization = [{ actor, permission: 'active' }];
  executeActions(runtime, ZERO_HASH, [], [{ account, name, authorization, data }]);
}
