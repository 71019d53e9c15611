import { SystemContract } from '@wharfkit/account';
import type { TokenSymbol } from '../../../src/chain/core/symbol.ts';
import { sameSymbol, symbolToBigint } from '../../../src/chain/core/symbol.ts';
import { action } from '../../engine/contract.ts';
import type { ActionHandler, NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import type { ChainSpec } from '../../types.ts';
import { initialGlobal, putGlobal } from './global.ts';
import { bidname, bidrefund, closeAuction, newaccount } from './names.ts';
import { countBlock, regproducer, unregprod } from './producers.ts';
import { buyram, buyrambytes, initialMarket, RAMCORE, sellram } from './ram.ts';
import { claimrewards, coreSupply } from './rewards.ts';
import { rammarket, tables } from './rows.ts';
import { delegatebw, refund, undelegatebw } from './stake.ts';
import { regproxy, voteproducer } from './votes.ts';

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
  const global = initialGlobal(context);
  putGlobal(context, global);
  rammarket(context).put(initialMarket(context, global.max_ram_size, supply), 'eosio');
});

/** What only the chain itself does: the contract has the action and nothing to add. */
const onlyNative: ActionHandler = () => undefined;

const system: NativeContract = {
  name: 'system',
  abi: SystemContract.abi,
  actions: {
    bidname,
    bidrefund,
    buyram,
    buyrambytes,
    canceldelay: onlyNative,
    claimrewards,
    delegatebw,
    deleteauth: onlyNative,
    init,
    linkauth: onlyNative,
    newaccount,
    refund,
    regproducer,
    regproxy,
    sellram,
    setabi: onlyNative,
    setcode: onlyNative,
    undelegatebw,
    unlinkauth: onlyNative,
    unregprod,
    updateauth: onlyNative,
    voteproducer,
  },
  tables,
  onBlock(context, { producer }) {
    countBlock(context, producer);
    closeAuction(context);
  },
};

/** eosio, the system contract of a chain. */
export function systemOf(_spec: ChainSpec): NativeContract {
  return system;
}
