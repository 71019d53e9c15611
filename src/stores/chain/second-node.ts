import { accountFigures, transactionFigures } from '../../chain/client/chain/figures.ts';
import { checkWithSecondNode } from '../../chain/client/chain/second-node.ts';
import type { Agreement } from '../../chain/model/signing/agreement.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Compares an account's permissions and core balance. */
export function accountAgreement(name: string): LoadStore<Agreement> {
  const { accounts, coreSymbol } = chainConfig();
  const core = { account: name, contract: accounts.token, code: coreSymbol.code };
  const figures = { accounts: [name], balances: [core], priced: [] };
  return createLoadStore(`agreement/${name}`, () =>
    checkWithSecondNode(chainAccess(), (access) => accountFigures(access, figures)),
  );
}

/** Compares in which block two operators have a transaction, by `id/block number`. */
export function transactionAgreement(key: string): LoadStore<Agreement> {
  const [id = '', block] = key.split('/');
  const transaction = { id, blockNum: Number(block) };
  return createLoadStore(`agreement/${key}`, () =>
    checkWithSecondNode(chainAccess(), (access) => transactionFigures(access, transaction)),
  );
}
