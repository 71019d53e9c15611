import { expect, test } from 'vitest';
import { producersFor, producersViewOf } from '#src/islands/vote/producer-order.ts';

const producer = (owner: string, rank: number, more: object = {}) => ({
  owner,
  rank,
  active: true,
  voteShare: 0,
  totalVotes: '1000.5',
  url: `https://${owner}.example`,
  key: '',
  location: 0,
  unpaidBlocks: null,
  claimedAt: null,
  fioAddress: null,
  ...more,
});
const all = [
  producer('bravo', 1, { unpaidBlocks: 5, location: 840 }),
  producer('alpha', 30, { unpaidBlocks: 9, location: 76 }),
  producer('gone', 31, { active: false }),
];
const owners = (address: string) =>
  producersFor(all, producersViewOf(new URL(address, 'https://x.invalid'))).map(
    ({ owner }) => owner,
  );

test.each([
  ['/vote', ['bravo', 'alpha', 'gone']],
  ['/vote?sort=name', ['alpha', 'bravo', 'gone']],
  ['/vote?sort=unpaid', ['alpha', 'bravo', 'gone']],
  ['/vote?sort=location', ['gone', 'alpha', 'bravo']],
  ['/vote?state=producing', ['bravo']],
  ['/vote?state=standby', ['alpha']],
  ['/vote?state=inactive', ['gone']],
  ['/vote?find=%20ALPHA.', ['alpha']],
  ['/vote?sort=nonsense&state=nonsense&page=-3', ['bravo', 'alpha', 'gone']],
])('%s lists %j', (address, expected) => {
  expect(owners(address)).toEqual(expected);
});

test('a page is a whole number from 1', () => {
  const page = (text: string) => producersViewOf(new URL(`https://x.invalid/?page=${text}`)).page;
  expect(['2', '1', '0', 'x', '-1'].map(page)).toEqual([2, 1, 1, 1, 1]);
});
