export const texts = {
  intro: (chain: string) => `Short guides to common tasks on ${chain}.`,
  contents: 'On this page',
  guides: {
    connect: {
      title: 'Connect a wallet',
      text: [
        'Choose “Log in” at the top of the page, then the wallet that holds your key. The explorer receives your account name and permission. The key stays in the wallet.',
        'Before you sign, a review shows what the transaction does. Only your wallet can approve it.',
      ],
    },
    account: {
      title: 'Read an account',
      text: [
        'An account has a name of up to 12 characters: a to z, 1 to 5 and dots. Enter it in the search to see its balances, resources and latest actions.',
        'CPU and NET limit the computing time and bandwidth of its transactions; usage recovers within a day. RAM is the storage for its data; it stays in use until the data is deleted.',
        'Permissions define which keys sign for it: “owner” has full control, “active” is for daily use.',
      ],
    },
    fioAccount: {
      title: 'Read an account',
      text: [
        'An account’s 12-character name is derived from its public key. People share an address such as alice@example instead. The search takes both.',
        'An action costs a fee in FIO, or one of the bundled transactions that come with an address.',
        'Permissions define which keys sign for the account: “owner” has full control, “active” is for daily use.',
      ],
    },
    transaction: {
      title: 'Read a transaction',
      text: [
        'The page starts with a summary: sender, receiver and amount. The balance changes and all executed actions follow.',
        'Until it is irreversible, a fork can still revert it. Wait for irreversibility before you hand over goods.',
        'The page can also verify the id and the signatures in your browser.',
      ],
    },
    send: {
      title: 'Send tokens',
      text: [
        'Open the form, select the token and enter the receiver. Compare every character of the name: one difference is another account.',
      ],
      memo: 'Exchanges often ask for a memo. A deposit without it may be lost.',
    },
    vote: {
      title: 'Vote',
      upTo: (count: string) =>
        `Block producers run the chain. You can vote for up to ${count} of them, or let a proxy vote for you.`,
      text: ['Voting does not transfer your tokens, and you can change your vote at any time.'],
    },
    ram: {
      title: 'Buy and sell RAM',
      text: [
        'RAM is bought from the system contract, for your account or another, and sold back to it. The form shows the current price and fee before you sign.',
        'Only unused RAM can be sold.',
      ],
    },
    stake: {
      title: 'Get CPU and NET',
      text: [
        'Stake tokens for as long as you need the resources. Unstaked tokens return after about three days.',
      ],
      powerup: 'Or rent both for a day with PowerUp, for a small fee.',
    },
    node: {
      title: 'Use your own node',
      text: [
        'The local site works with any Antelope node: enter the node’s URL and, if you have one, the URL of a Hyperion service. No server of this site is involved.',
        'The node must allow cross-origin requests: set access-control-allow-origin in nodeos.',
      ],
    },
  },
};
