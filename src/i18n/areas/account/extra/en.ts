export const texts = {
  verified: 'Verified',
  tiers: {
    light: 'Name, birth date and address are verified',
    full: 'Name, birth date, address and identity document are verified',
  },
  worthHint: 'At the latest price',
  allTokens: (worth: string) => `All tokens: ${worth}`,
  help: {
    low: {
      cpu: 'Only a few more transactions fit until CPU recovers within a day. Stake more to raise the limit.',
      net: 'Only a few more transactions fit until NET recovers within a day. Stake more to raise the limit.',
      ram: 'Little RAM is left. Actions that store data need it. Buy more.',
    },
    usedUp: {
      cpu: 'Transactions fail until CPU recovers within a day. Staking more helps immediately.',
      net: 'Transactions fail until NET recovers within a day. Staking more helps immediately.',
      ram: 'Actions that store data fail until RAM is bought or freed.',
    },
    stake: 'Stake more',
    rent: 'Rent for a day',
    buyRam: 'Buy RAM',
  },
};
