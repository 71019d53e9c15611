import { balanceIn } from '#src/chain/client/account/token-balance.ts';
import { zeroAsset } from '#src/chain/core/asset.ts';
import { parse } from '#src/chain/core/schema.ts';
import { accountFacts } from '#src/chain/model/account/account-facts.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { accountResponse, balanceResponse } from '#src/chain/rpc/responses.ts';
import type { FactReader } from './fact-reader.ts';

export const reader: FactReader = {
  factsOf(body, { id, config, balances }) {
    const { accounts, coreSymbol: symbol, legacySymbol, features } = config;
    const separateStakes = features.includes('separate-stakes');
    // Nodes report the balance of `eosio.token` only; other chains need the second response.
    const elsewhere = accounts.token !== 'eosio.token';
    const isKnown = !elsewhere || balances !== undefined;
    const liquid =
      elsewhere && isKnown
        ? (balanceIn(parse(balanceResponse, balances), symbol.code) ?? zeroAsset(symbol))
        : undefined;
    const response = parse(accountResponse, body);
    const view = accountView(response, { symbol, legacySymbol, separateStakes, liquid });
    if (view.name !== id) return [];
    const { total, liquid: balance, ...others } = accountFacts(view);
    return [...Object.values(others), ...(isKnown ? [total, balance] : [])];
  },
};
