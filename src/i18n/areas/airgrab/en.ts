export const texts = {
  title: 'Airgrabs',
  intro:
    'An airgrab gives a token to each account that asks its contract. The account pays for its own row with RAM.',
  source:
    'Source: the last published list, of 2018. The node shows which contracts still exist. Add any other token by its contract.',
  noList:
    'No airgrabs are published for this chain. Add any token by its contract: its action open gives you an empty row.',
  token: 'Token',
  action: 'Action',
  state: 'State',
  choose: (code: string) => `Claim ${code}`,
  gone: 'Contract or token gone',
  grabbed: 'Already grabbed',
  noAction: 'No action to claim',
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
