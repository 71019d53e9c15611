export const texts = {
  intro: (chain: string) => `What people do on ${chain}, each in a few sentences.`,
  contents: 'On this page',
  guides: {
    connect: {
      title: 'Connect a wallet',
      text: [
        'Choose “Log in” at the top of the page, then the wallet that holds your key. The explorer learns your account’s name and permission; the key stays where it is.',
        'Before anything is signed you see what the transaction would do. Only your wallet can approve it.',
      ],
    },
    account: {
      title: 'Read an account',
      text: [
        'An account has a name of up to 12 characters: a to z, 1 to 5 and dots. Type it into the search, and its page says what it owns, whether it can act and what it did last.',
        'CPU and NET are the computing time and the traffic it may use: what was used comes back within a day. RAM is the storage its data takes, until that data is deleted.',
        'Permissions say which keys sign for it: “owner” can change everything, “active” is for every day.',
      ],
    },
    fioAccount: {
      title: 'Read an account',
      text: [
        'An account’s name of 12 characters is made from its public key. What people tell one another is an address such as alice@example. The search takes both.',
        'An action costs a fee in FIO, or one of the bundled transactions that come with an address.',
        'Permissions say which keys sign for the account: “owner” can change everything, “active” is for every day.',
      ],
    },
    transaction: {
      title: 'Read a transaction',
      text: [
        'Its page begins with a sentence: who did what, for whom, how much. Then come the balances it changed, and each action as the contracts ran it.',
        'Until it is irreversible, a fork may still take it back: wait for that before you hand over goods.',
        'The page can also work out its id and signatures again on your device, instead of taking a node’s word.',
      ],
    },
    send: {
      title: 'Send tokens',
      text: [
        'Open the form, pick the token and name the receiver. A name that differs in one character is somebody else’s: compare them all.',
      ],
      memo: 'Exchanges often ask for a memo. A deposit without it may be lost.',
    },
    vote: {
      title: 'Vote',
      upTo: (count: string) =>
        `Block producers run the chain. You may vote for up to ${count} of them, or let a proxy vote for you.`,
      text: ['A vote hands your tokens to nobody, and you can change it at any time.'],
    },
    ram: {
      title: 'Buy and sell RAM',
      text: [
        'RAM is bought from the system contract, for your account or another, and sold back to it. The form tells the price and the fee of the moment before you sign.',
        'Only RAM that is not in use can be sold.',
      ],
    },
    stake: {
      title: 'Get CPU and NET',
      text: [
        'Stake tokens for as long as you need them. What you unstake comes back after about three days.',
      ],
      powerup: 'Or rent both for a day with PowerUp, for a small fee.',
    },
    node: {
      title: 'Use your own node',
      text: [
        'The local site reads any Antelope node: give it the node’s address, and that of a Hyperion service if you have one. Nothing passes through a server of ours.',
        'The node must let browsers in: in nodeos that is the option access-control-allow-origin.',
      ],
    },
  },
};
