export const texts = {
  period: 'Period',
  periods: { week: '7 days', month: '30 days', year: '1 year' },
  noService: 'No service of this chain keeps past votes.',
  votesOf: (owner: string) => `Votes of ${owner}`,
  stop: 'Stop',
  goOn: 'Continue',
  save: 'Export CSV',
  read: (count: string, of: string) => `Points read: ${count} of ${of}.`,
  noneBefore: (day: string) => `The service has no votes before ${day}.`,
  ofProducer: {
    title: 'Votes over time',
    hint: 'The stake that these votes needed at each time. Each point is read from a history service: the producer’s row at that moment.',
    none: 'The service keeps no changes of this producer’s row.',
  },
  ofAll: {
    title: 'Voting power over time',
    hint: 'The stake that voted at each time. Each point is read from a history service: the chain’s global row at that moment.',
    none: 'The service keeps no changes of the chain’s global row.',
  },
};
