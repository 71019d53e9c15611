export const texts = {
  verified: 'Verified',
  tiers: {
    light: 'Name, birth date and address are verified',
    full: 'Name, birth date, address and identity document are verified',
  },
  worthHint: 'All tokens at the latest known prices',
};
