import { parse } from '#src/chain/core/schema.ts';
import { accountFacts } from '#src/chain/model/account/account-facts.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { accountResponse } from '#src/chain/rpc/responses.ts';
import type { FactReader } from './fact-reader.ts';

export const reader: FactReader = {
  factsOf(body, { id, config: { accounts, coreSymbol: symbol, legacySymbol, features } }) {
    const stakesApart = features.includes('stakes-apart');
    const view = accountView(parse(accountResponse, body), { symbol, legacySymbol, stakesApart });
    if (view.name !== id) return [];
    const { total, liquid, ...others } = accountFacts(view);
    // Nodes report the balance of `eosio.token` only; other chains need a second request.
    const balances = accounts.token === 'eosio.token' ? [total, liquid] : [];
    return [...Object.values(others), ...balances];
  },
};
