export const texts = {
  title: 'Review transaction',
  now: 'Now',
  previewNote: 'Updated as you type',
  previewBlank: 'Complete the form to see its effects.',
  previewPending: 'Building the transaction…',
  noPreview: 'No preview',
  resourcesAfter: 'Resources after',
  tooLittle: (resources: string) => `Too little ${resources}`,
  checks: {
    title: 'Checks',
    existence: {
      exists: 'exists',
      checking: 'is being checked…',
      missing: 'does not exist',
      unknown: 'was not checked: no node responded',
    },
    coreToken: (code: string) => `${code}, the core token`,
    memoPublic: 'The memo is public',
    distinctNames: 'No receiver looks like a name you know',
    noRisks: 'No known risk',
    risks: 'Risks: names, tokens, permissions',
    unchecked: 'Some risks could not be checked',
    run: 'Dry run',
    runUnknown: 'No node completed the dry run',
    runDone: 'Dry run succeeded',
    runContradicts: 'A node decodes this transaction differently',
    runRefused: 'Dry run failed:',
  },
  compare: {
    known: 'You know',
    here: 'In this transaction',
    isNot: (name: string, like: string) => `${name} is not ${like}.`,
    differing: (name: string, letters: string, like: string, others: string) =>
      `Different characters: ${letters} in ${name}, ${others} in ${like}.`,
    none: 'none',
  },
  signedBy: 'Signed by',
  expires: 'Valid for',
  validUnknown: 'unknown: the clocks differ',
  id: 'Transaction id',
  summary: 'Summary',
  data: 'Action data',
  undecoded: 'These bytes could not be decoded. Do not sign unless you trust their source.',
  votes: {
    title: 'Changes to the vote',
    proxy: 'Vote via',
    counts: (removed: string, added: string, kept: string) =>
      `${removed} removed, ${added} added, ${kept} kept`,
    unknown: 'No node reported the current vote: what this removes is not listed.',
  },
  before: 'Before',
  after: 'After',
  notKnown: 'unknown',
  removed: 'removed',
  cost: 'Cost',
  ownCost: 'Your account pays CPU and NET.',
  otherPays: (payer: string) => `${payer} pays CPU and NET, not you.`,
  dryRunPending: 'Dry run in progress…',
  costUnknown: 'Cost unknown: no node completed the dry run.',
  refused: (node: string) => `The chain would refuse this: the dry run on ${node} failed`,
  sign: 'Sign',
  understood: 'I have read the warnings and want to sign anyway.',
  typeName: (name: string) => `Type ${name} to sign anyway`,
  missing: {
    tick: (label: string) => `Tick first: ${label}`,
    type: (name: string) => `Type ${name} first`,
    contradicted: 'Signing is blocked: a node contradicts this transaction',
    blocked: 'Signing is blocked: see the warnings',
  },
  checking: 'Checking for risks…',
  authorizedBy: 'Authorized by',
  nobody: 'none',
  wallet: 'Wallet signs for',
  noActions: 'No actions',
  collection: 'Collection',
  noPicture: 'No picture',
  uncomparedNft: 'Two nodes did not confirm what this NFT is.',
  uncomparedTrade: 'Two nodes did not confirm what is traded.',
  givenBy: 'Given by',
  unchecked: 'Some checks failed',
  uncheckedWhy: 'The nodes did not respond to some checks. There may be risks that are not listed.',
  checkAgain: 'Check again',
  signUnchecked: 'I want to sign although some checks failed.',
  signDiffering: 'I want to sign although the nodes report different figures.',
  signOverpaid: 'I want to sign although this may cost more than twice what two nodes report.',
  signFirstBid:
    'I want to bid although two nodes report no bid for this name: the smallest amount would do.',
  signOneNode:
    'I want to sign although no second node can check it. Do not ask again in this session.',
  signRefused: 'I want to sign although the dry run failed.',
  signExecuted: 'I want the same actions to be executed once more.',
  /** A block has an earlier transaction with the same effect. */
  executed: (block: string) => `An identical transaction is already in block ${block}.`,
  executedHint: 'Signing again executes the same actions once more.',
  executedBy: (block: string, host: string) =>
    `An identical transaction is in block ${block}. Only ${host} reports this.`,
  executedUnknown:
    'An identical transaction was signed before. It is not yet known whether a block contains it.',
  executedUnknownHint: 'Signing again may execute the same actions twice.',
  holders: 'Granted to',
  whose: {
    ownKey: 'Your key',
    keyOf: (accounts: string) => `Key of ${accounts}`,
    unknownKey: 'Unknown key: no known account uses it',
    ownAccount: 'Your account',
    otherAccount: 'Another account',
    lower: 'Lower permission: whoever can use it gets control',
    code: 'Contract code',
    anyone: 'Anyone, without a signature, after the wait',
  },
  within: {
    proposal: (name: string, proposer: string) => `In proposal ${name} by ${proposer}`,
    wrapped: 'In a wrapped transaction, which needs no authorization of its accounts',
    inline: (contract: string) => `Sent by the contract ${contract}`,
  },
  allActions: (contract: string) => `all actions of ${contract}`,
  failures: {
    missing: () => 'it does not exist',
    expired: () => 'it has expired',
    'not-requested': () => 'this approval was not requested or was already given',
    'other-executer': () => 'its executer does not sign this transaction',
    approvals: (levels: string) => `approvals are missing for ${levels}`,
    'too-early': () => 'its delay has not ended',
  },
  contradicted: (node: string) => `${node} decodes this transaction differently`,
  contradictedWhy:
    'This site and the node decode the bytes differently. One of them has a wrong ABI, so signing is blocked. Check again to fetch the ABI from that node and build the transaction again.',
  dryRunBalances: (node: string) => `Balances from the dry run on ${node}`,
  values: {
    title: 'Stake, RAM, REX and NFTs',
    atMost: 'at most',
    uncounted: 'Effect on assets unknown:',
    kinds: {
      liquid: 'liquid',
      staked: 'staked',
      ram: 'RAM',
      'ram-worth': 'worth of RAM',
      'rex-fund': 'in the REX fund',
      rex: 'REX',
    },
    nfts: (count: number) => (count === 1 ? 'NFT' : 'NFTs'),
  },
  dryRunOutput: (node: string) => `Output of the dry run on ${node}`,
  trust: {
    title: 'ABI check',
    published: (actions: string) => `${actions}: the ABI matches the published contract.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: ${first} and ${second} return the same ABI.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: the ABI comes only from ${node}, and no second node is configured. If the ABI is wrong, the action may do something else than shown.`,
      silent: (actions: string, node: string) =>
        `${actions}: the ABI comes only from ${node}; no second node responded. If the ABI is wrong, the action may do something else than shown.`,
    },
    disputed: (actions: string) =>
      `${actions}: nodes return ABIs that contradict each other, or the published one.`,
    unread: (actions: string) => `${actions}: no node returned the ABI in time.`,
    differs: (actions: string, found: string, published: string) =>
      `${actions}: this chain’s ABI has “${found}”, the published ABI has “${published}”.`,
  },
  newPermission: (permission: string) =>
    `The permission ${permission} is new. Check who can use it.`,
  rules: {
    'stake-given': (receiver: string) =>
      `The stake belongs to ${receiver} from now on. You cannot take it back.`,
    'stake-lent': (receiver: string) =>
      `${receiver} uses the CPU and NET of this stake until you unstake it.`,
    'ram-given': (receiver: string) => `${receiver} gets the RAM. You cannot take it back.`,
    'rent-given': (receiver: string) => `You pay for CPU and NET that ${receiver} uses.`,
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} of ${contract} is not ${core}. The symbols only look alike.`,
    'second-signer': (level: string) =>
      `This also acts for ${level}. If your key counts for it, your signature is enough. If not, it must sign too.`,
    takeover: (permission: string) =>
      `Others can control ${permission}. They could take all assets and lock you out.`,
    'signer-removal': (permission: string) =>
      `The key that signs loses ${permission}. You could lock yourself out.`,
    'permission-change': (permission: string) =>
      `The permission ${permission} changes. Compare who can use it before and after.`,
    'permission-removal': (permission: string) => `The permission ${permission} is deleted.`,
    'code-permission': (contract: string, permission: string) =>
      `The code of ${contract} could use ${permission} at any time, without your signature.`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} will be able to sign ${actions}.`,
    'assets-linked': (permission: string, actions: string) =>
      `Others can sign ${actions} with ${permission}, without you. They could take assets or the account.`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} loses its own permission for ${actions}. Active signs them from now on.`,
    'code-change': (account: string) =>
      `The contract code of ${account} is replaced. The new code can do whatever ${account} can.`,
    'abi-change': (account: string) =>
      `The ABI of ${account} is replaced. Wallets decode its actions with it.`,
    'auth-limit': (account: string) =>
      `It changes which permissions of ${account} may change permissions.`,
    'foreign-account': (account: string) =>
      `The new account ${account} can be used with keys that are not yours.`,
    'producer-key': (account: string, key: string) =>
      `${key} would sign blocks, or vote on them, for ${account}, and is not a key of yours. Compare it with that of your server.`,
    privileged: (account: string) =>
      `The contract ${account} becomes privileged: its code could act for every account of the chain.`,
    'rights-given': (receiver: string, of: string) =>
      `${receiver} gets rights over ${of}: it could change it, or act in its name.`,
    'vote-proxy': (voter: string, proxy: string) =>
      `${proxy} will vote with all staked votes of ${voter}.`,
    'proxy-role': (account: string) =>
      `${account} becomes a proxy: it votes with the stake of everyone who picks it.`,
    'proposal-fails': (name: string, reason: string) =>
      `The chain would reject this for proposal ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `This approval does not match proposal ${name} by ${proposer}. The proposal was replaced, or the node returned another one. What you would approve is unknown.`,
    'proposal-differs': (name: string, proposer: string) =>
      `Nodes return different contents of proposal ${name} by ${proposer}. What you would approve is unknown.`,
    extension: (type: string) =>
      `This transaction has an extension of type ${type}. Most nodes refuse it. What others do with it is unknown.`,
    'context-free':
      'These actions run first, and no account authorizes them. They cannot move assets, but a contract may read them.',
    'nested-unread': 'Not all nested transactions could be read. What you would sign is unknown.',
    'many-actions': (most: string) =>
      `The transaction has more than ${most} actions. A review shows no more than that.`,
    'unbound-approval': (name: string, proposer: string) =>
      `This approval is not bound to the content of ${name}. If ${proposer} replaces the proposal first, you approve the new one unread.`,
    'unreadable-power': (action: string) =>
      `The data of ${action} could not be decoded. The action may change who controls an account, so it cannot be signed here.`,
    unreadable: (action: string) =>
      `The data of ${action} could not be decoded. Its effect is unknown.`,
    'look-alike': (name: string, like: string) =>
      `${name} looks like ${like}, which you know. Compare every character.`,
    'first-transfer': (to: string) =>
      `First transfer to ${to}: you have never sent anything to it.`,
    'first-memo': (to: string) =>
      `${to} passes this on to whom the memo names. No payment from this browser had this memo before. Compare every character.`,
    'first-address': (address: string) =>
      `No payment from this browser went to ${address} before. Compare every character.`,
    'no-minimum': (to: string) =>
      `${to} decides what you get: this transaction names no minimum. Only its own quote says how much, and nothing can check it.`,
    'exchange-without-memo': (to: string) =>
      `${to} is an exchange, and the memo is empty. Without a memo it cannot credit your deposit.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `This ${symbol} is issued by ${contract}. The ${symbol} you know is issued by ${known}.`,
    'owner-permission': (actor: string) =>
      `The owner permission of ${actor} signs. It has full control of the account; active is enough for most actions.`,
    'passkey-scope': (actor: string) =>
      `The wrapped transaction does not act for ${actor} alone. A passkey may sign for its own account only.`,
    'long-expiry': (span: string) => `The signature stays valid for ${span}.`,
    'unknown-contract': (contract: string) => `${contract} is not a contract known to this site.`,
    'memo-link': (to: string) =>
      `The memo to ${to} contains a link. Links in memos are often phishing.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} would become unusable: its weights cannot reach the threshold.`,
    'missing-accounts': (permission: string) =>
      `${permission} would become unusable: it depends on accounts that do not exist.`,
    'needs-deleted': (permission: string) =>
      `${permission} would become unusable: it depends on a permission that this transaction removes.`,
    'needs-delay': (permission: string) =>
      `${permission} could only be used through a delayed transaction, which most chains no longer accept.`,
    'needs-itself': (permission: string) =>
      `${permission} would become unusable: it depends on itself.`,
  },
};
