import { action, table } from '../../engine/contract.ts';
import type { NativeContract } from '../../engine/contract.ts';
import { abiOf } from '../abi.ts';

interface Wrap {
  index: bigint;
  proton_account: string;
  balance: { quantity: unknown; contract: string };
  /** Of the deposit at the other chain's service. */
  id: bigint;
  txid: string;
  chain: string;
  deposit_address: string;
  status: string;
  confirmations: number;
  finish_txid: string;
  wrap_hash: string;
}

const FIELDS =
  'index uint64, proton_account name, balance extended_asset, id uint64, txid string, chain string, deposit_address string, status string, confirmations uint32, finish_txid checksum256, wrap_hash checksum256';

/** The bridge's server writes where a deposit stands. */
const setwrap = action<Wrap>((context, wrap) => {
  context.requireAuth(context.receiver);
  context.table<Wrap>('wraps2', context.receiver).put(wrap, context.receiver);
});

/** Deposits of other chains' tokens, as a published mirror of the contract's tables has them. */
export const wraps: NativeContract = {
  name: 'proton.wrap',
  abi: abiOf({
    structs: { setwrap: FIELDS, wrap2: FIELDS },
    actions: ['setwrap'],
    tables: { wraps2: 'wrap2' },
  }),
  actions: { setwrap },
  tables: { wraps2: table<Wrap>('wrap2', ({ index }) => index) },
};
