import { createHash } from 'node:crypto';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';

export const TELOS_EVM = 'eosio.evm';

interface EvmAccount {
  index: bigint;
  /** Forty hex digits. */
  address: string;
  /** The account that controls the address; empty if a key of Ethereum does. */
  account: string;
  nonce: bigint;
  code: string;
  balance: string;
}

const NO_BALANCE = '0'.repeat(64);

/** An address for an account: of the contract's choice. Here it is the end of the name's hash. */
const create = action<{ account: string; data: string }>((context, { account }) => {
  context.requireAuth(account);
  const owned = rows(context)
    .rows()
    .some((row) => row.account === account);
  check(!owned, 'an EVM account is already linked to this Telos account');
  const address = createHash('sha256').update(account).digest('hex').slice(24);
  open(context, address, account, account);
});

/** An address of a key of Ethereum. Nobody's account is linked to it. */
const openwallet = action<{ account: string; address: string }>((context, { account, address }) => {
  context.requireAuth(account);
  open(context, address, '', account);
});

function open(context: ApplyContext, address: string, account: string, payer: string): void {
  const all = rows(context).rows();
  check(!all.some((row) => row.address === address), 'address already in use');
  const index = (all.at(-1)?.index ?? -1n) + 1n;
  rows(context).put({ index, address, account, nonce: 1n, code: '', balance: NO_BALANCE }, payer);
}

const accountRow =
  'index uint64, address checksum160, account name, nonce uint64, code bytes, balance checksum256';
const createArguments = 'account name, data string';

/** Before wallets of Ethereum: without their action, and with a table that went. */
export const firstTelosEvmAbi = abiOf({
  structs: {
    account: accountRow,
    create: createArguments,
    config: 'trx_index uint32',
  },
  actions: ['create'],
  tables: { account: 'account', config: 'config' },
});

/** Telos EVM: addresses, and the accounts that some belong to. It runs no EVM. */
export const telosEvm: NativeContract = {
  name: 'telos-evm',
  abi: abiOf({
    structs: {
      account: accountRow,
      create: createArguments,
      openwallet: 'account name, address checksum160',
    },
    actions: ['create', 'openwallet'],
    tables: { account: 'account' },
  }),
  actions: { create, openwallet },
  tables: {
    account: table<EvmAccount>(
      'account',
      ({ index }) => index,
      { type: 'idx256', key: ({ address }) => BigInt(`0x${address}`) },
      ({ account }) => nameToBigint(account),
    ),
  },
};

function rows(context: ApplyContext): TableAccess<EvmAccount> {
  return context.table('account', context.receiver);
}
