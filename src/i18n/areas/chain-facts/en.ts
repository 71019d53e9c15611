export const texts = {
  names: {
    rex: 'REX',
    powerUp: 'PowerUp',
    ramTransfers: 'RAM transfers',
    ramGifts: 'RAM gifts',
    staking: 'stakes for CPU and NET',
    ramMarket: 'a RAM market',
    wrappedRam: 'wrapped RAM',
    nameBids: 'name bids',
    voting: 'votes for producers',
    genesisRewards: 'genesis rewards',
  },
  lacks: (what: string) => `This chain does not have ${what}`,
  lacksHint:
    'The chain’s system contract does not support it now, so this form is disabled. Other forms work.',
};
