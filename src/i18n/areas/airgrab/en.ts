export const texts = {
  title: 'Airgrabs',
  intro:
    'An airgrab gives a token to each account that claims it. The account pays the RAM for its own balance.',
  source:
    'Source: the last published list, from 2018. A node reports which contracts still exist. You can add any other token by its contract.',
  noList:
    'No airgrabs are published for this chain. You can add any token by its contract. Its action “open” creates an empty balance.',
  choose: (code: string) => `Claim ${code}`,
  removed: 'No longer exists',
  grabbed: 'Already claimed',
  noAction: 'No claim action',
  open: 'Can be claimed',
  submit: 'Claim',
  chooseFirst: 'Select at least one token that can be claimed.',
  ramShort: 'The account has too little free RAM.',
  ram: (each: string) => `Each token takes ${each} of RAM.`,
  ramSum: (bytes: string) => `${bytes} in total.`,
  ramFree: (bytes: string) => `Free: ${bytes}.`,
  warn: 'Contracts are not checked',
  warnText: 'Anyone can publish an airgrab. Read the review before you sign.',
  none: 'No token to show',
  noneHint: 'Add a token by its contract and symbol.',
};
