import { parseSymbol } from '../../core/symbol.ts';
import { isRecord } from '../../core/record.ts';
import { accounts as accountsPart, amount as amountPart, token, units } from '../sentence-parts.ts';
import {
  account,
  accounts,
  amount,
  contractSentences,
  fieldOf,
  ids,
  is,
  text,
  texts,
} from './rule.ts';
import { count, idNumber, wholeNumber, yes } from './rule.ts';
import type { Fields } from '../sentence-parts.ts';
import type { DecodedAction } from './rule.ts';

type Side = 'bid_symbol' | 'ask_symbol';

/** Of an extended symbol, `{sym: '4,XPR', contract}`. */
function symbolOf(data: Fields, side: Side) {
  const symbol = fieldOf(data, `${side}.sym`);
  try {
    return typeof symbol === 'string' ? parseSymbol(symbol) : null;
  } catch {
    return null;
  }
}

const contractOf = (data: Fields, side: Side): string | null => {
  const contract = fieldOf(data, `${side}.contract`);
  return typeof contract === 'string' ? contract : null;
};

/** The exchange stores bare units: a quantity in the named token, a price in the token of `ask`. */
const inToken =
  (field: string, side: Side) =>
  ({ data }: DecodedAction) =>
    units(fieldOf(data, field), symbolOf(data, side), contractOf(data, side));

const bidToken = ({ data }: DecodedAction) =>
  token(fieldOf(data, 'bid_symbol.sym'), contractOf(data, 'bid_symbol') ?? '');

/** The names that pairs begin with: `{field_0: 'bob', field_1: …}`. */
const firstNames =
  (...fields: string[]) =>
  ({ data }: DecodedAction) => {
    const pairs = fields.map((field) => fieldOf(data, field)).find((one) => one !== undefined);
    return accountsPart(Array.isArray(pairs) ? pairs.map(firstOf) : pairs);
  };

const firstOf = (pair: unknown) => (isRecord(pair) ? pair['field_0'] : undefined);

/** Of an extended asset, `{quantity, contract}`. */
const extended =
  (field: string) =>
  ({ data }: DecodedAction) => {
    const contract = fieldOf(data, `${field}.contract`);
    return amountPart(
      fieldOf(data, `${field}.quantity`),
      typeof contract === 'string' ? contract : null,
    );
  };

const provider = { provider: account('kyc_provider') };
const user = { account: account('acc', 'account') };
const trader = { account: account('account') };
const bought = { ...trader, amount: inToken('quantity', 'ask_symbol'), token: bidToken };
const sold = { ...trader, amount: inToken('quantity', 'bid_symbol') };
const price = inToken('price', 'ask_symbol');
const [BUY, SELL] = [1, 2];
/** Market orders have the lowest or the highest possible price. */
const anyPrice = (data: Fields) => /^(0|1|\d{19,})$/.test(String(fieldOf(data, 'price')));

/** Proton: XPR staking, profiles and verification, exchange, loans and long stakes. */
export const sentences = contractSentences(
  {
    stakexpr: {
      from: account('from'),
      receiver: account('receiver'),
      amount: amount('stake_xpr_quantity'),
    },
    unstakexpr: {
      from: account('from'),
      receiver: account('receiver'),
      amount: amount('unstake_xpr_quantity'),
    },
    refundxpr: { account: account('owner') },
    voterclaimst: { account: account('owner') },
    newaccres: { account: account('account') },
    setuserava: user,
    setusername: { ...user, name: text('name') },
    userverify: { ...user, verifier: account('verifier') },
    userunverify: { ...user, verifier: account('verifier') },
    addkyc: { ...user, provider: account('kyc.kyc_provider'), level: text('kyc.kyc_level') },
    removekyc: { ...user, provider: account('kyc_provider') },
    claimstake: trader,
    dexBuy: { ...bought, price },
    dexSell: { ...sold, price },
    dexBuyNow: bought,
    dexSellNow: sold,
    cancelorder: { ...trader, order: ids('order_id') },
    withdrawall: trader,
    entermarkets: { account: account('user'), markets: texts('markets') },
    exitmarkets: { account: account('user'), markets: texts('markets') },
    borrow: { account: account('borrower'), amount: extended('underlying') },
    redeem: { account: account('redeemer'), amount: extended('token') },
    claimrewards: { account: account('claimer') },
    reqperm: { ...user, permission: text('permission') },
    claimreward: { account: account('account', 'user', 'owner') },
    buyramsys: {
      payer: account('payer'),
      receiver: account('receiver'),
      amount: amount('quant'),
    },
    buyrambsys: {
      payer: account('payer'),
      receiver: account('receiver'),
      bytes: wholeNumber('bytes'),
    },
    sellramsys: { account: account('account'), bytes: wholeNumber('bytes') },
    ramlimitset: { account: account('account'), bytes: wholeNumber('ramlimit') },
    setramoption: { amount: amount('ram_price_per_byte') },
    setxprvconf: {},
    voteprodsys: { voter: account('voter'), count: count('producers') },
    vrwrdsharing: {},
    kickbp: { producer: account('producer') },
    addkycprov: provider,
    blkycprov: provider,
    allowkycprov: provider,
    rmvkycprov: provider,
    remove: user,
    setperm: user,
    updateac: user,
    updateacWith: { ...user, accounts: firstNames('ac', 'aacts') },
    updateraccs: { ...user, accounts: accounts('raccs') },
    feed: { account: account('account'), feed: idNumber('feed_index') },
  },
  {
    userverify: [['userunverify', is('verified', false, 0)], 'userverify'],
    updatekyc: ['addkyc'],
    blkycprov: [['blkycprov', yes('state')], 'allowkycprov'],
    setperm2: ['setperm'],
    updateac: ['updateacWith', 'updateac'],
    updateaacts: ['updateacWith', 'updateac'],
    updateraccs: ['updateraccs', 'updateac'],
    placeorder: [
      ['dexBuyNow', (data) => is('order_side', BUY)(data) && anyPrice(data)],
      ['dexSellNow', (data) => is('order_side', SELL)(data) && anyPrice(data)],
      ['dexBuy', is('order_side', BUY)],
      ['dexSell', is('order_side', SELL)],
    ],
  },
);
