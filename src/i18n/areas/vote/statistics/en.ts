export const texts = {
  title: 'Votes',
  hint: 'How much of the circulating supply votes, through whom, and for whom.',
  ofCirculation: 'Of the circulating supply',
  ofBoth: (core: string, legacy: string) => `Of all ${core} and ${legacy} in circulation`,
  half: 'Producers with half of the votes',
  proxied: 'Voting through proxies',
  concentration: 'Concentration',
  first: 'First producer',
  ten: 'First 10 producers',
  producing: 'First 21 producers',
  barLabel: (count: string, share: string) =>
    count === '1'
      ? `The first producer has ${share} of the votes`
      : `The first ${count} producers have ${share} of the votes`,
  voters: 'Largest voters',
  votersOf: (producer: string) => `Voters of ${producer}`,
  everyone: 'All voters',
  voter: 'Voter',
  proxy: 'Proxy',
  votesFor: 'Votes for',
  producers: (count: string) => (count === '1' ? '1 producer' : `${count} producers`),
  weight: 'Votes with',
  none: 'No voters',
  noneHint: 'Accounts that stake and vote are listed here.',
  among: {
    largest: 'Among the accounts with the largest stakes, by the Light API.',
    first: 'Among the first rows of the table only. It has too many to read here.',
  },
  decay: 'Weights decay until an account votes again. Shares are of all staked votes.',
};
