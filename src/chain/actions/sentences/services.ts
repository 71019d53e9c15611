import { account, contractSentences, count, ids, text, time } from './rule.ts';

/**
 * Service contracts: EVM, price oracle, app assertions, shares of the inflation, producers' shares
 * of the fees, conditions and messages of proposals, and Alien Worlds mining.
 */
export const sentences = contractSentences(
  {
    pushtx: { miner: account('miner', 'ram_payer') },
    write: { owner: account('owner'), count: count('quotes') },
    require: { count: count('actions') },
    mine: { miner: account('miner') },
    claimmines: { receiver: account('receiver') },
    claim: { account: account('claimer') },
    claimrewards: { owner: account('owner') },
    setdistrib: { count: count('accounts') },
    checktime: { time: time('time') },
    message: { message: text('message') },
    setland: { account: account('account'), land: ids('land_id') },
  },
  { raw: ['pushtx'] },
);
