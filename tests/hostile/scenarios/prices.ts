import type { Scenarios } from './scenario.ts';

/** Prices that lie, where the chain decides what an action gives or costs. */
export const scenarios = {
  'price-ram-of-two': {
    liar: 'node',
    lie: 'reports a RAM market in which a sale brings ten times as much',
    sees: 'what the sale brings as both nodes report it, and a checkbox',
  },
  'price-ram-in-form': {
    liar: 'node',
    lie: 'does so in the form, and reports the right market to the review',
    sees: 'what the sale brings as two nodes report it, and the chain pays that',
  },
  'price-ram-alone': {
    liar: 'node',
    lie: 'does so as the only node',
    sees: 'that no second operator can check it, and a checkbox',
  },
  'price-ram-unanswered': {
    liar: 'node',
    lie: 'does so while the second node does not report the market',
    sees: 'that the comparison failed, and a checkbox of its own',
  },
  'price-ram-decimals': {
    liar: 'node',
    lie: 'reports the RAM market in as many units without decimals, so that a sale brings far more',
    sees: 'what the sale brings as both nodes report it, and a checkbox',
  },
  'price-rex-of-two': {
    liar: 'node',
    lie: 'reports a REX pool in which a loan buys ten times as much REX',
    sees: 'the REX as both nodes report it, and a checkbox',
  },
  'price-powerup-of-two': {
    liar: 'node',
    lie: 'reports a PowerUp market of ten times the price',
    sees: 'the fee as both nodes report it, and a checkbox',
  },
  'price-powerup-in-form': {
    liar: 'node',
    lie: 'does so in the form alone, so that the maximum payment is far too high',
    sees: 'the fee as two nodes report it, and a checkbox because the payment may be more than twice that',
  },
  'price-bid-of-two': {
    liar: 'node',
    lie: 'reports a bid for a name of a hundred times the highest one',
    sees: 'the highest bid as both nodes report it, and a checkbox',
  },
  'price-bid-in-form': {
    liar: 'node',
    lie: 'shows a high bid in the form for a name that nobody bid for, and none to the review',
    sees: 'that two nodes report no bid, and a checkbox',
  },
} satisfies Scenarios;
