import { account, contractSentences, count, ids } from './rule.ts';

/** Service contracts: EVM, price oracle, app assertions, and Alien Worlds mining. */
export const sentences = contractSentences(
  {
    pushtx: { miner: account('miner', 'ram_payer') },
    write: { owner: account('owner'), count: count('quotes') },
    require: { count: count('actions') },
    mine: { miner: account('miner') },
    claimmines: { receiver: account('receiver') },
    setland: { account: account('account'), land: ids('land_id') },
  },
  { raw: ['pushtx'] },
);
