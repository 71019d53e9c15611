export const texts = {
  title: 'dApps',
  intro: 'Contracts that run on this chain now, and the dApps of a published list.',
  published: 'Published dApps',
  source:
    'Source: a list that another explorer published, as of November 2026. No service keeps it up to date. The node shows whether each contract still exists.',
  noneHere: 'No published dApps',
  noneHereHint:
    'The published list names no dApp of this chain. The contracts in use are listed above.',
  oldList: (count: string) => `Published list of earlier dApps (${count})`,
  search: 'Search dApps',
  noMatch: (text: string) => `No listed dApp matches “${text}”.`,
  name: 'dApp',
  codeSet: 'Code updated',
  noCode: 'No code',
  noAccount: 'No such account',
  inUse: 'Contracts in use',
  inUseHint:
    'Contracts called by transactions in the newest blocks. Source: a node. Inline actions are not counted.',
  blocks: (from: string, to: string) => `Blocks ${from} to ${to}`,
  readAgain: 'Load the newest blocks',
  called: 'Called',
  signers: 'Signers',
  idle: 'No contracts called',
  idleHint: 'The newest blocks have no transactions.',
};
