import {
  accountFigures,
  transactionFigures,
  type FiguresWanted,
} from '../../chain/client/chain/figures.ts';
import { checkWithSecondNode } from '../../chain/client/chain/second-node.ts';
import type { Agreement } from '../../chain/model/signing/agreement.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** Whether two operators report the same permissions and balances, by what is wanted as JSON. */
export function figuresAgreement(wanted: string): LoadStore<Agreement> {
  const figures = JSON.parse(wanted) as FiguresWanted;
  return createLoadStore(`agreement/${wanted}`, () =>
    checkWithSecondNode(chainAccess(), (access) => accountFigures(access, figures)),
  );
}

/** The same for an account's permissions and its core balance. */
export function accountAgreement(name: string): LoadStore<Agreement> {
  const { accounts, coreSymbol } = chainConfig();
  const core = { account: name, contract: accounts.token, code: coreSymbol.code };
  return figuresAgreement(JSON.stringify({ accounts: [name], balances: [core] }));
}

/** Whether two operators have a transaction in the same block, by `id/block number`. */
export function transactionAgreement(key: string): LoadStore<Agreement> {
  const [id = '', block] = key.split('/');
  const wanted = { id, blockNum: Number(block) };
  return createLoadStore(`agreement/${key}`, () =>
    checkWithSecondNode(chainAccess(), (access) => transactionFigures(access, wanted)),
  );
}
