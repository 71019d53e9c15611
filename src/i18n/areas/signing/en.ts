export const texts = {
  title: 'Before you sign',
  signedBy: 'Signed by',
  delay: 'Runs after',
  expires: 'Valid for',
  id: 'Transaction id',
  copyId: 'Copy transaction id',
  happens: 'What will happen',
  data: 'Exact data',
  undecoded: 'These bytes could not be read. Sign only what you trust blindly.',
  balances: 'Balances',
  permissions: 'Permissions',
  before: 'Before',
  after: 'After',
  nothing: 'none',
  removed: 'removed',
  cost: 'Cost',
  ownCost: 'Your account pays the CPU and NET.',
  otherPays: (payer: string) => `${payer} pays the CPU and NET, not you.`,
  asking: 'A node is trying it out…',
  costUnknown: 'No node could try it out; the cost is not known.',
  refused: 'A node tried it, and it would fail',
  sign: 'Sign',
  signing: 'Waiting for the wallet…',
  cancel: 'Cancel',
  understood: 'I have read the warnings and want to sign all the same.',
  typeName: (name: string) => `Type ${name} to sign all the same`,
  warnings: 'Warnings',
  looking: 'Looking for anything unusual…',
  rules: {
    'look-alike': (name: string, like: string) =>
      `${name} looks like ${like}, which you know. Compare the two letter by letter.`,
    'first-transfer': (to: string) => `You have never sent anything to ${to} before.`,
    'exchange-without-memo': (to: string) =>
      `${to} is an exchange, and the memo is empty. Without one it cannot tell that the money is yours.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `This ${symbol} is of the contract ${contract}. The ${symbol} you know is of ${known}.`,
    'owner-permission': (actor: string) =>
      `The owner permission of ${actor} signs. It can do anything to the account; active is enough for most.`,
    'power-in-bundle': (name: string, account: string) =>
      `Among the actions, ${name} changes who controls ${account}.`,
    'long-expiry': (span: string) => `The signature can still be used for ${span}.`,
    'unknown-contract': (contract: string) =>
      `${contract} is a contract this site knows nothing of.`,
    'memo-link': (to: string) =>
      `The memo to ${to} holds a link. Memos are public, and links in them are often bait.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} could never be used again: all its weights together stay below the threshold.`,
    'missing-accounts': (permission: string) =>
      `${permission} could never be used again: it relies on accounts that do not exist.`,
    'needs-itself': (permission: string) =>
      `${permission} could never be used again: it relies on itself.`,
  },
};
