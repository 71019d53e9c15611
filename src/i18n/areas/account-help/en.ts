export const texts = {
  low: {
    cpu: 'Few transactions are left until CPU recovers over the day. Staking more gives more.',
    net: 'Few transactions are left until NET recovers over the day. Staking more gives more.',
    ram: 'Little room is left. Some actions need RAM; it can be bought.',
  },
  usedUp: {
    cpu: 'Transactions are refused until CPU recovers over the day. Staking more helps at once.',
    net: 'Transactions are refused until NET recovers over the day. Staking more helps at once.',
    ram: 'Actions that store anything are refused until RAM is bought or freed.',
  },
  stake: 'Stake more',
  rent: 'Rent for a day',
  buyRam: 'Buy RAM',
};
