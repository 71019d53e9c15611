import type { Scenarios } from './scenario.ts';

/** Trades of NFTs that lie: the bytes name them by a number only. */
export const scenarios = {
  'trade-hides-given': {
    liar: 'node',
    lie: 'leaves out what the user gives from an offer of NFTs',
    sees: 'the offer as both nodes report it, that two nodes did not confirm it, and a checkbox',
  },
  'trade-nft-renamed': {
    liar: 'node',
    lie: 'reports that an offered NFT is a rarer one',
    sees: 'the NFT as both nodes report it, its id alone in the offer, and a checkbox',
  },
  'trade-unanswered': {
    liar: 'node',
    lie: 'leaves out what the user gives while the second node does not report the offer',
    sees: 'that the comparison failed, that two nodes did not confirm the offer, and a checkbox',
  },
} satisfies Scenarios;
