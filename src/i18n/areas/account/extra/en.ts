export const texts = {
  verified: 'Verified',
  tiers: {
    light: 'Name, birth date and address are verified',
    full: 'Name, birth date, address and identity document are verified',
  },
  worthHint: 'At the latest price',
  allTokens: (worth: string) => `All tokens: ${worth}`,
  listed: (worth: string) => `In this list: ${worth}`,
  editProfile: 'Edit profile',
};
