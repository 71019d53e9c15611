export const texts = {
  title: 'Permissions',
  tabs: { overview: 'Overview', advanced: 'Advanced', link: 'Links' },
  edit: 'Edit',
  editOf: (permission: string) => `Edit ${permission}`,
  link: 'Link',
  linkOf: (permission: string) => `Link ${permission} to actions`,
  needsLevel: (level: string) => `Log in as ${level}`,
  needsLevelWhy: 'You are logged in with a permission below the one that must sign.',

  change: {
    title: 'Change keys',
    owner: 'New owner key',
    active: 'New active key',
    hint: 'A public key that starts with PUB_K1. Leave blank to keep the current key.',
    current: 'Current key',
    severalKeys: (count: string) => `It has ${count} keys. Change them in the advanced editor.`,
    needsOwner: (level: string) => `Log in as ${level} to change the owner key.`,
    submit: 'Change keys',
    problems: {
      'private-key': 'This is a private key. Never enter it here. Enter the public key.',
      'not-a-key': 'Enter a public key of 57 characters that starts with PUB_K1.',
      'same-key': 'This is already the key.',
      nothing: 'Enter a new key for at least one permission.',
    },
    effect: 'The old key cannot be used from the next block on. Keep the new private key safe.',
  },

  limit: {
    only: (names: string) => `Only these permissions can change permissions: ${names}`,
    not: (names: string) => `These permissions cannot change permissions: ${names}`,
    may: (permission: string) =>
      `Your log-in with ${permission} can. The account set this limit itself.`,
    mayNot: (permission: string) =>
      `The account set this limit itself, so the chain would refuse a change by ${permission}. Log in with another permission.`,
  },

  presets: {
    title: 'Common changes',
    'cold-owner': 'Move owner to a cold key',
    'cold-owner-hint': 'The owner key stays offline. Active signs what you do every day.',
    'claim-only': 'A key that can only claim rewards',
    'claim-only-hint': 'A new permission, linked to the claim actions and to nothing else.',
    'two-of-three': 'Two of three keys',
    'two-of-three-hint': 'Any two of three keys must sign. You can lose one of them.',
  },

  editor: {
    create: 'New permission',
    name: 'Name of the permission',
    nameHint: 'Up to 12 of a–z and 1–5.',
    parent: 'Parent',
    parentHint: 'The parent can change this permission. It cannot be changed later.',
    threshold: 'Threshold',
    thresholdHint: 'The weights of those who sign must reach it.',
    keys: 'Keys',
    waits: 'Waits',
    key: (place: string) => `Key ${place}`,
    account: (place: string) => `Account ${place}`,
    wait: (place: string) => `Wait ${place}, seconds`,
    weightOf: (name: string) => `Weight: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    addKey: 'Add a key',
    addAccount: 'Add an account',
    addWait: 'Add a wait',
    linksHint:
      'The actions it may sign, such as eosio::claimrewards. Without one it signs nothing.',
    submit: 'Save permission',
    createSubmit: 'Create permission',
    delete: 'Delete permission',
    deleteHint: 'Its links are removed first.',
    hasChildren: (names: string) => `It cannot be deleted before its children: ${names}.`,
    holderProblems: {
      'private-key': 'This is a private key. Never enter it here. Enter the public key.',
      'not-a-public-key': 'Enter a public key.',
      repeated: 'Already in the list.',
      'not-a-level': 'Enter account@permission, such as alice@active.',
      'not-seconds': 'Enter whole seconds.',
      'too-long': 'A wait can be 45 days at most.',
    },
    figureProblems: {
      'not-a-weight': '1 to 65,535',
      'not-a-threshold': 'Enter a whole number above zero.',
      'too-little-weight': 'The weights together cannot reach the threshold.',
      'no-holder': 'Add a key or an account.',
    },
    nameProblems: {
      'not-a-permission': 'Enter a name of up to 12 of a–z and 1–5.',
      reserved: 'Names that start with “eosio.” are reserved.',
      taken: 'The account already has this permission.',
    },
    linksProblem: 'Enter contract::action, such as eosio::claimrewards.',
    unchanged: 'Nothing has changed.',
  },

  check: {
    title: 'Check',
    ways: 'Satisfied by',
    unusable: 'Unusable: the weights cannot reach the threshold.',
    anyOf: (needed: string, all: string) => `Any ${needed} of ${all}`,
    or: 'or',
    delayed: (span: string) => `after a wait of ${span}`,
    anyone: 'Anyone, without a signature',
    more: 'There are more ways.',
    yours: 'yours',
    unnamed: 'this permission',
    power: {
      alone: (permission: string) => `You can use ${permission} alone.`,
      above: (permission: string, above: string) =>
        `You cannot use ${permission} alone, but you can change it as ${above}.`,
      together: (permission: string) => `You can use ${permission} only together with others.`,
      lost: (permission: string) =>
        `Your accounts here can neither use ${permission} nor change it back. Continue only if you hold the private key.`,
    },
    satisfiable: 'It can be satisfied.',
    unfinished: 'Checked once the form is complete.',
    checking: 'The named accounts are being checked…',
    incomplete: 'Some accounts could not be read.',
  },

  diff: {
    title: 'Before and after',
    threshold: 'Threshold',
    added: 'added',
    removed: 'removed',
    changed: 'changed',
    same: 'unchanged',
    from: (before: string, after: string) => `${before} → ${after}`,
    wait: (span: string) => `wait ${span}`,
  },

  links: {
    none: 'No links',
    noneHint: 'Actions without a link need active.',
    unlink: 'Unlink',
    unlinkOf: (permission: string, action: string) => `Unlink ${action} from ${permission}`,
    allActions: 'all actions',
    every: 'All actions of the contract',
    submit: 'Link',
    effect: (permission: string, action: string) =>
      `${permission} can sign ${action}. Active and owner can still sign it.`,
    effectOfAny: (action: string) =>
      `Any permission of the account can sign ${action}, including those made for other purposes.`,
    instead: (permission: string) => `The action is linked to ${permission} now. This replaces it.`,
    wrapper: (wrapper: string, system: string) =>
      `Forms of this site send ${system}’s actions to ${wrapper}. Link the permission to both.`,
    noAbi: 'The contract’s actions could not be read. Enter the name.',
    problems: {
      'no-contract': 'Please enter a contract.',
      'not-a-name': 'Invalid account name.',
      'not-an-action': 'Invalid action name.',
      'never-linked': 'The chain does not allow this action to be linked.',
      linked: 'This action is already linked.',
    },
  },

  security: {
    title: 'Account security',
    check: 'Check the permissions',
    checks: 'The check finds:',
    checked: [
      'Owner with a single key, or with the same key as active',
      'Permissions that nobody can use',
      'Permissions that anyone can use after a wait',
      'Contracts whose code can use a permission',
    ],
    usesOwner: 'You are logged in with owner',
    usesOwnerHint:
      'Owner has full control of the account. Log in with active for everyday actions.',
  },
  passkeys: {
    title: 'Registered passkeys',
    hint: 'Passkeys that your wallet registered on the chain. Only those in a permission can sign.',
    host: 'Created for',
    created: 'Registered',
    noPermission: 'None',
    none: 'This account registered no passkeys.',
  },
};
