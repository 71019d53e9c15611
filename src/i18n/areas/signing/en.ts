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
  notKnown: 'not known',
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
  authorizedBy: 'Authorized by',
  nobody: 'nobody',
  wallet: 'Wallet signs for',
  noActions: 'No actions',
  collection: 'Collection',
  noPicture: 'No picture',
  unknownNft: 'No indexer knows this token.',
  unchecked: 'Warnings could not be checked',
  uncheckedWhy:
    'The nodes did not answer some questions about this transaction. There may be dangers that are not listed.',
  checkAgain: 'Check again',
  signUnchecked: 'I want to sign although the warnings could not be checked.',
  signDiffering: 'I want to sign although the nodes report different figures.',
  holders: 'Given to',
  whose: {
    ownKey: 'Your key',
    keyOf: (accounts: string) => `Key of ${accounts}`,
    unknownKey: 'Unknown key: no account is known to use it',
    ownAccount: 'Your account',
    otherAccount: 'Another account',
    code: 'Contract code',
    anyone: 'Anybody, without a signature, after the waiting time',
  },
  within: {
    proposal: (name: string, proposer: string) => `In proposal ${name} by ${proposer}`,
    wrapped: 'In a wrapped transaction, which needs no permission of the accounts it acts for',
    inline: (contract: string) => `Sent by the contract ${contract}`,
  },
  allActions: (contract: string) => `all actions of ${contract}`,
  failures: {
    missing: () => 'there is no such proposal',
    expired: () => 'it has expired',
    'not-asked': () => 'this approval is not requested, or was given already',
    'other-executer': () => 'its executer does not sign this transaction',
    approvals: (levels: string) => `the approvals are not enough for ${levels}`,
    'too-early': () => 'its waiting time is not over',
  },
  contradicted: (node: string) => `${node} reads this transaction differently`,
  contradictedWhy:
    'This site and the node disagree about what the bytes mean. One of them has a wrong description of the contract, so nothing can be signed. Check again to ask another node.',
  thisSite: 'This site',
  dryRunBalances: (node: string) => `Balances by the dry run on ${node}`,
  trust: {
    title: 'How the actions were read',
    published: (actions: string) => `${actions}: matches the published contract.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: ${first} and ${second} describe the contract alike.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: only ${node} describes this contract, and no second node is configured. If it lies, the action may do something else than shown.`,
      silent: (actions: string, node: string) =>
        `${actions}: only ${node} describes this contract; no second node responded. If it lies, the action may do something else than shown.`,
    },
    differs: (actions: string, found: string, published: string) =>
      `${actions}: this chain’s contract has “${found}” where the published one has “${published}”.`,
  },
  rules: {
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} of ${contract} is not ${core}. Its symbol only looks like it.`,
    'second-signer': (level: string) =>
      `${level} has to sign too. Your wallet does not sign for it.`,
    takeover: (permission: string) =>
      `Control of ${permission} goes to others. They could take everything the account has, and lock you out.`,
    'permission-change': (permission: string) =>
      `The permission ${permission} changes. Compare who can use it before and after.`,
    'permission-removal': (permission: string) => `The permission ${permission} is deleted.`,
    'code-permission': (contract: string, permission: string) =>
      `The code of ${contract} could use ${permission} at any time, without your signature.`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} will be able to sign ${actions}.`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} loses its own permission for ${actions}. Active signs them from now on.`,
    'code-change': (account: string) =>
      `The contract code of ${account} is replaced. The new code can do whatever ${account} can.`,
    'abi-change': (account: string) =>
      `The ABI of ${account} is replaced. Wallets read its actions by it.`,
    'auth-limit': (account: string) =>
      `It changes which permissions of ${account} may change permissions.`,
    'foreign-account': (account: string) =>
      `The new account ${account} can be used with keys that are not yours.`,
    'vote-proxy': (voter: string, proxy: string) =>
      `${proxy} will vote with all staked votes of ${voter}.`,
    'proxy-role': (account: string) =>
      `${account} becomes a proxy: it votes with the stake of everyone who picks it.`,
    'proposal-fails': (name: string, reason: string) =>
      `The chain would refuse this for proposal ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `Proposal ${name} by ${proposer} is not the one this approval is for. It was replaced, or the node shows another one. What you would approve is not known.`,
    'unbound-approval': (name: string, proposer: string) =>
      `This approval is not bound to the content of ${name}. If ${proposer} replaces the proposal before it arrives, you approve the new one unread.`,
    unreadable: (action: string) =>
      `The data of ${action} could not be read. What it does is not known.`,
    'look-alike': (name: string, like: string) =>
      `${name} looks like ${like}, which you know. Compare the two letter by letter.`,
    'first-transfer': (to: string) => `You have never sent anything to ${to} before.`,
    'exchange-without-memo': (to: string) =>
      `${to} is an exchange, and the memo is empty. Without one it cannot tell that the money is yours.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `This ${symbol} is of the contract ${contract}. The ${symbol} you know is of ${known}.`,
    'owner-permission': (actor: string) =>
      `The owner permission of ${actor} signs. It can do anything to the account; active is enough for most.`,
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
