import { SystemContract } from '@wharfkit/account';
import { ABI } from '@wharfkit/antelope';
import type { TokenSymbol } from '../../../src/chain/core/symbol.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { symbolToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import type { ChainSpec } from '../../types.ts';
import { shortStake } from '../proton/short-stake.ts';
import { shareVoterPay } from '../proton/voter-pay.ts';
import { genesisRewards } from '../wax/genesis.ts';
import { bookRound, noRounds, roundPay } from '../telos/round-pay.ts';
import { growingVotes } from '../telos/vote-growth.ts';
import { nothingForVoters, voterPay } from '../wax/voter-pay.ts';
import { abiHashTables, setabi } from './abi-hash.ts';
import { initialGlobal, putGlobal } from './global.ts';
import { authChangeTables, checkAuthChange, limitauthchg } from './auth-changes.ts';
import { bidname, bidrefund, closeAuction, newaccount } from './names.ts';
import { cfgpowerup, powerup, powerupexec } from './powerup/powerup.ts';
import { powerupTables } from './powerup/rows.ts';
import { countBlock, regproducer, regproducer2, rmvproducer, unregprod } from './producers.ts';
import { setalimits, setpriv } from './privileged.ts';
import { setacctcpu, setacctnet, setacctram } from './managed-limits.ts';
import { buyram, buyrambytes, sellram } from './ram.ts';
import { buyramburn, buyramself, ramburn, ramtransfer } from './ram-gifts.ts';
import { initialMarket, RAMCORE } from './ram-market.ts';
import { setram, setramrate } from './ram-supply.ts';
import {
  buyrex,
  closerex,
  cnclrexorder,
  deposit,
  donatetorex,
  rexexec,
  sellrex,
  setrex,
  unstaketorex,
  updaterex,
  withdraw,
} from './rex/lending.ts';
import { loanActions } from './rex/loans.ts';
import { maturityTables, setrexmature } from './rex/maturity.ts';
import { rexTables } from './rex/rows.ts';
import { consolidate, mvfrsavings, mvtosavings } from './rex/savings.ts';
import { claimrewards, coreSupply } from './rewards.ts';
import { rammarket, tables } from './rows.ts';
import { scheduleActions, scheduleTables } from './schedules.ts';
import { setinflation, setparams, setpayfactor } from './settings.ts';
import { deniedNames } from './denied-names.ts';
import { finalizerKeys } from './finalizers.ts';
import { ramGifts } from './gifted-ram.ts';
import { logActions } from './logs.ts';
import { initVotepay, votepayTables } from './votepay.ts';
import { delegatebw, refund, undelegatebw } from './stake.ts';
import { regproxy, voteproducer, voteupdate } from './votes.ts';

const init = action<{ version: number; core: TokenSymbol }>((context, { version, core }) => {
  context.requireAuth('eosio');
  check(version === 0, 'unsupported version for init action');
  check(
    !rammarket(context).get(symbolToBigint(RAMCORE)),
    'system contract has already been initialized',
  );
  check(
    sameSymbol(core, context.core),
    'specified core symbol does not exist (precision mismatch)',
  );
  const supply = coreSupply(context);
  check(supply > 0n, 'system token supply must be greater than 0');
  const { genesisRewards: paysVoters, inverseVotes: paysRounds } = context.spec;
  const global = {
    ...initialGlobal(context),
    ...(paysVoters && nothingForVoters),
    ...(paysRounds && noRounds),
  };
  putGlobal(context, global);
  initVotepay(context);
  rammarket(context).put(initialMarket(context, global.max_ram_size, supply), 'eosio');
});

/** Native actions: the contract has them in its ABI without code. */
const onlyNative: ActionHandler = () => undefined;

/** The system contract's actions on every chain. */
const actions: Record<string, ActionHandler> = {
  bidname,
  bidrefund,
  buyram,
  buyrambytes,
  canceldelay: onlyNative,
  claimrewards,
  delegatebw,
  deleteauth: checkAuthChange,
  init,
  limitauthchg,
  linkauth: checkAuthChange,
  newaccount,
  refund,
  regproducer,
  regproducer2,
  regproxy,
  rmvproducer,
  sellram,
  setalimits,
  setabi,
  setacctcpu,
  setacctnet,
  setacctram,
  ...scheduleActions,
  setcode: onlyNative,
  setinflation,
  setparams,
  setpayfactor,
  setpriv,
  setram,
  setramrate,
  undelegatebw,
  unlinkauth: checkAuthChange,
  unregprod,
  updateauth: checkAuthChange,
  voteproducer,
};

/** Its actions on chains with REX. */
const rexActions: Record<string, ActionHandler> = {
  buyrex,
  closerex,
  cnclrexorder,
  consolidate,
  deposit,
  donatetorex,
  ...loanActions,
  mvfrsavings,
  mvtosavings,
  rexexec,
  sellrex,
  setrex,
  unstaketorex,
  updaterex,
  withdraw,
};

/** Its actions on chains with PowerUp. */
const powerupActions: Record<string, ActionHandler> = { cfgpowerup, powerup, powerupexec };

/** Its actions on chains that move RAM. */
const ramMoveActions: Record<string, ActionHandler> = {
  buyramburn,
  buyramself,
  ramburn,
  ramtransfer,
};

/** Its actions on chains that run as Vaulta does. */
const vaultaActions: Record<string, ActionHandler> = { ...logActions, setrexmature, voteupdate };

/** EOS's actions and tables that no devnet chain has. */
const NOT_HERE = ['activate', 'unvest', 'updtrevision', 'wasmcfg', 'blockinfo'];

const made = new Map<string, NativeContract>();

/** eosio, a chain's system contract. Its ABI is EOS's without the parts the chain lacks. */
export function systemOf(spec: ChainSpec): NativeContract {
  const { rex, powerup: rents, ramMoves, xpr, genesisRewards: rewards, vaulta } = spec;
  const { inverseVotes, savanna } = spec;
  const key = [rex, rents, ramMoves, xpr, rewards, vaulta, inverseVotes, savanna].join('/');
  const contract = made.get(key) ?? makeSystem(spec);
  made.set(key, contract);
  return contract;
}

function makeSystem({ rex, powerup: rents, ramMoves, vaulta, ...spec }: ChainSpec): NativeContract {
  const more = [
    ...(vaulta ? [ramGifts, deniedNames] : []),
    ...(spec.savanna ? [finalizerKeys] : []),
    ...(spec.xpr ? [shortStake] : []),
    ...(spec.genesisRewards ? [genesisRewards, voterPay] : []),
    ...(spec.inverseVotes ? [roundPay, growingVotes] : []),
  ];
  const lacks = new Set([
    ...NOT_HERE,
    ...(rex ? [] : [...Object.keys(rexActions), ...Object.keys(rexTables)]),
    ...(rents ? [] : [...Object.keys(powerupActions), ...Object.keys(powerupTables)]),
    ...(ramMoves ? [] : Object.keys(ramMoveActions)),
    ...(vaulta ? [] : [...Object.keys(vaultaActions), ...Object.keys(maturityTables)]),
  ]);
  const has = ({ name }: { name: unknown }): boolean => !lacks.has(String(name));
  const { abi } = SystemContract;
  const own = more.flatMap((one) => one.abi.structs);
  const replaced = new Set(own.map(({ name }) => name));
  return {
    name: 'system',
    abi: ABI.from({
      ...abi,
      structs: [...abi.structs.filter(({ name }) => !replaced.has(name)), ...own],
      actions: [...abi.actions.filter(has), ...more.flatMap((one) => one.abi.actions)],
      tables: [...abi.tables.filter(has), ...more.flatMap((one) => one.abi.tables)],
      action_results: [
        ...abi.action_results,
        ...(vaulta ? [...ramGifts.results, ...deniedNames.results] : []),
      ],
    }),
    actions: {
      ...actions,
      ...(rex ? rexActions : {}),
      ...(rents ? powerupActions : {}),
      ...(ramMoves ? ramMoveActions : {}),
      ...(vaulta ? vaultaActions : {}),
      ...Object.fromEntries(more.flatMap((one) => Object.entries(one.actions))),
    },
    tables: {
      ...tables,
      ...abiHashTables,
      ...authChangeTables,
      ...scheduleTables,
      ...votepayTables,
      ...(rex ? rexTables : {}),
      ...(rents ? powerupTables : {}),
      ...(vaulta ? maturityTables : {}),
      ...Object.fromEntries(more.flatMap((one) => Object.entries(one.tables))),
    },
    ...(spec.xpr && { notifications: shortStake.notifications }),
    onBlock(context, { producer }) {
      countBlock(context, producer);
      closeAuction(context);
      if (spec.xpr) shareVoterPay(context);
      if (spec.inverseVotes) bookRound(context);
    },
  };
}
