import {
  account,
  accounts,
  amount,
  contractSentences,
  is,
  text,
  wholeNumber,
  yes,
} from './rule.ts';

/** Actions of core.vaulta beyond the token and the system actions it forwards, and wrapped RAM. */
export const sentences = contractSentences(
  {
    swapto: { from: account('from'), to: account('to'), amount: amount('quantity') },
    swaptrace: { account: account('account'), amount: amount('quantity') },
    swapexcess: { account: account('account'), amount: amount('eos_before') },
    enforcebal: { account: account('account'), amount: amount('expected_eos_balance') },
    blockswapto: { account: account('account') },
    allowswapto: { account: account('account') },
    newaccount2: {
      creator: account('creator'),
      name: account('name'),
      key: text('key'),
    },
    noop: { memo: text('memo') },
    noopSilent: {},
    init: { amount: amount('maximum_supply') },
    unwrap: { owner: account('owner'), bytes: wholeNumber('bytes') },
    addegress: { accounts: accounts('accounts') },
    removeegress: { accounts: accounts('accounts') },
  },
  {
    blockswapto: [
      ['blockswapto', yes('block')],
      ['allowswapto', is('block', false, 0)],
    ],
    noop: ['noop', 'noopSilent'],
  },
);
