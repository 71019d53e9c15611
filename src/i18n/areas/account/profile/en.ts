export const texts = {
  add: 'Add a profile',
  first: (contract: string, amount: string) =>
    `To add a profile, first pay the contract ${contract} exactly ${amount}, with your account’s name as the memo.`,
  bought: (account: string, contract: string, amount: string) =>
    `${account} paid for this profile. To write it yourself, first pay the contract ${contract} at least ${amount}, with your account’s name as the memo. Then nobody else can buy it.`,
  pay: 'Pay for the profile',
};
