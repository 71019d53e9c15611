export const texts = {
  title: 'dApps',
  intro: 'Applications whose contracts run on this chain.',
  published: 'Published dApps',
  source:
    'Source: a list that another explorer published, as of November 2026. No service keeps it up to date. The node shows whether each contract still exists.',
  noneHere: 'No published dApps',
  noneHereHint:
    'The published list names no dApp of this chain. The contracts in use are listed below.',
  search: 'Search dApps',
  noMatch: (text: string) => `No listed dApp matches “${text}”.`,
  name: 'dApp',
  accounts: 'Accounts',
  website: 'Website',
  codeSet: 'Code updated',
  noCode: 'No code',
  noAccount: 'No such account',
  exportCsv: 'Export CSV',
  inUse: 'Contracts in use',
  inUseHint:
    'Contracts that transactions of the newest blocks call. Source: a node. Calls from contract to contract are not counted.',
  blocks: (from: string, to: string) => `Blocks ${from} to ${to}`,
  readAgain: 'Read the newest blocks',
  contract: 'Contract',
  actions: 'Actions',
  signers: 'Signers',
  idle: 'No contract called',
  idleHint: 'The newest blocks have no transactions.',
};
