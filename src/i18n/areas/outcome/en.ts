export const texts = {
  sent: 'Transaction sent.',
  /** What takes it back. */
  reverse: {
    unstake: 'Unstake',
    stake: 'Stake again',
    vote: 'Vote as before',
    savings: 'Move it back',
    unregister: 'Unregister',
    unlink: 'Unlink',
    relink: 'Link as before',
    unapprove: 'Revoke approval',
    approve: 'Approve again',
    cancelSale: 'Cancel the sale',
    sellAgain: 'Sell again',
  },
  /** What went wrong. */
  failures: {
    'not-installed': (wallet: string) => `${wallet} is not installed in this browser.`,
    locked: (wallet: string) => `${wallet} is locked.`,
    'wrong-chain': (wallet: string) => `${wallet} is set to another chain.`,
    'wrong-account': (wallet: string) => `${wallet} holds another account’s key.`,
    rejected: (wallet: string) => `The request was rejected in ${wallet}. Nothing was sent.`,
    closed: (wallet: string) =>
      `The request to ${wallet} was closed before it was signed. Nothing was sent.`,
    'timed-out': (wallet: string) => `${wallet} did not respond in time.`,
    'popup-blocked': (wallet: string) => `The browser blocked the pop-up of ${wallet}.`,
    'browser-unable': (wallet: string) => `This browser cannot reach ${wallet}.`,
    'app-closed': (wallet: string) => `The EOS app is not open on ${wallet}.`,
    'data-refused': (wallet: string) => `${wallet} refuses this contract’s data.`,
    'policy-blocked': (wallet: string) =>
      `This site’s content policy blocks the connection to ${wallet}.`,
    unreachable: (wallet: string) => `${wallet} does not respond on this computer.`,
    changed: (wallet: string) =>
      `${wallet} signed a different transaction than the one you reviewed. It was not sent.`,
    'user-changed': () =>
      'You logged out or switched accounts, so the review was closed. Nothing was sent.',
    'log-in': () => 'You are no longer logged in.',
    expired: () => 'The transaction expired, or its reference block is no longer valid.',
    cpu: () => 'The account has too little CPU for this transaction.',
    net: () => 'The account has too little NET for this transaction.',
    ram: () => 'The account has too little RAM for this transaction.',
    authority: () => 'The signature does not satisfy the required authority.',
    offline: () => 'No node of the chain could be reached. Nothing was sent.',
    'node-wrong-chain': () => 'The node belongs to another chain. Nothing was sent.',
    'outcome-unknown': () =>
      'The connection was lost while sending. The transaction may have been accepted.',
    'foreign-id': () => 'The node returned a different transaction id.',
    'abi-disputed': () => 'The nodes return different ABIs for this contract. Nothing was signed.',
    'free-cpu': () => 'The sponsor did not pay the CPU, so free CPU is now off.',
  },
  /** What to do about it. */
  nextSteps: {
    'not-installed': 'Install it, reload this page, then try again.',
    locked: 'Unlock it, then try again.',
    'wrong-chain': 'Choose this chain in the wallet, then try again.',
    'wrong-account':
      'Connect the wallet or device that this account was added with, or log in with another wallet.',
    rejected: 'You can try again.',
    closed: 'You can try again.',
    'timed-out': 'Check the account’s latest transactions, then try again with the wallet open.',
    'popup-blocked': 'Allow pop-ups for this site, then try again.',
    'browser-unable': 'Use Chrome or Edge on a computer.',
    'app-closed': 'Open the EOS app on the device, then try again.',
    'data-refused': 'Allow contract data in the settings of the EOS app, then try again.',
    'policy-blocked': 'Use the address 127.0.0.1:50005, or another wallet.',
    unreachable: 'Start it, then try again.',
    changed: 'Check what the wallet changed, or use another wallet.',
    'user-changed': 'Log in as the account that should sign, then try again.',
    'log-in': 'Log in again. Your input is kept.',
    expired: 'Try again with a new transaction.',
    cpu: 'Rent or stake CPU, or wait: it recovers over a day.',
    net: 'Rent or stake NET, or wait: it recovers over a day.',
    ram: 'Buy RAM, then try again.',
    authority: 'Log in with a permission or key that is authorized.',
    offline: 'Check your connection, then try again.',
    'node-wrong-chain': 'Choose another node in the settings, or try again later.',
    'outcome-unknown': 'Look it up before you sign again, so that it is not executed twice.',
    'foreign-id': 'The explorer looks for the id you signed. Do not sign again before it expires.',
    'abi-disputed':
      'Try again later, or choose another node. Do not sign elsewhere until the nodes agree.',
    'free-cpu': 'Try again with the account’s own CPU.',
  },
  again: 'Try again',
  logIn: 'Log in again',
  powerup: 'Rent CPU and NET',
  stake: 'Stake for CPU and NET',
  buyRam: 'Buy RAM',
  lookUp: 'Look it up',
  account: 'Latest transactions',
  permissions: 'Account permissions',
  /** How far a sent transaction has come. */
  pending: 'Waiting for its block…',
  inBlock: (block: string, blocks: string) =>
    `In block ${block}; blocks until irreversible: ${blocks}`,
  irreversible: (block: string) => `Irreversible, in block ${block}`,
  /** The state of what a page shows. */
  asOf: (block: string) => `As of block ${block}, not final yet`,
  finalIn: (blocks: string) => (blocks === '1' ? 'Final in 1 block' : `Final in ${blocks} blocks`),
  unseen: 'No recent block contains it. The transaction’s page keeps checking.',
  /** Of a transaction whose permission has a delay. */
  waits: (delay: string) =>
    `Its actions run ${delay} after sending and can be cancelled until then.`,
  /** While no block holds a sent transaction. */
  acceptedBy: (host: string) => `Accepted by ${host}, waiting for a block`,
  sentWaiting: 'Sent, waiting for a block',
  notInBlock: 'Not in a block yet',
  disputedTitle: 'The nodes disagree',
  disputed: (by: string, block: string, against: string) =>
    `According to ${by}, block ${block} contains it. ${against} returns that block without it.`,
  oneWitness: (host: string) => `Confirmed by one node: ${host}`,
  foreignFrom: (host: string) => `${host} returned a different transaction id.`,
  refusedByOne: (host: string) => `Only ${host} refused it. No other node confirmed the refusal.`,
  mayExecute: (time: string) => `It may still be executed until ${time}.`,
  sameBytes: 'Send the same bytes again',
  sameBytesHint: 'Sending the same bytes is safe: the chain executes a transaction only once.',
  /** Before another transaction of the same actions is signed. */
  identical: (time: string) => `An identical transaction may still be executed until ${time}.`,
  identicalHint: 'Signing again could execute the same actions twice.',
  /** Clocks that differ. */
  clocks: {
    nodeAhead: (span: string) => `The node’s clock is ${span} ahead of this device.`,
    nodeBehind: (span: string) => `The node’s clock is ${span} behind this device.`,
    deviceAhead: (span: string) => `This device’s clock is ${span} ahead of the chain.`,
    deviceBehind: (span: string) => `This device’s clock is ${span} behind the chain.`,
  },
};
