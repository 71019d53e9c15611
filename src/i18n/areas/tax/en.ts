export const texts = {
  title: 'Tax export',
  hint: 'All transfers of an account, of every token, in the CSV format of CoinTracking. The file is made in your browser.',
  account: 'Account',
  from: 'From (UTC)',
  to: 'To (UTC)',
  values: 'Fill in values in US dollars',
  valuesHint:
    'By the price of the day, where the price service has one. Choose this only if your CoinTracking account is in US dollars.',
  noPrices: 'This chain has no source of past prices. CoinTracking finds them itself.',
  submit: 'Read the transfers',
  problems: {
    'no-account': 'Enter an account that exists.',
    order: 'The end is before the start.',
  },
  file: 'File',
  idle: 'Not started. A stopped export continues where it stopped.',
  progress: 'Reading the history',
  states: {
    running: 'Reading the history…',
    stopped: 'Stopped',
    failed: 'Interrupted',
    done: 'The history is complete',
    truncated: 'The list was read',
  },
  mayBeCut: 'The list may be incomplete',
  mayBeCutHint:
    'This source returns one list and does not report whether older transfers are missing. Check the file before you use it for taxes.',
  actionsChecked: 'Actions checked',
  transfers: 'Transfers found',
  until: 'Read back to',
  stop: 'Stop',
  save: 'Save the file',
  savePart: 'Save the rows so far',
  clear: 'Delete and start over',
  saved: (count: string) => (count === '1' ? '1 row saved' : `${count} rows saved`),
  unpriced: (count: string) =>
    count === '1'
      ? '1 row has no value: no source has a price of its day.'
      : `${count} rows have no value: no source has a price of their day.`,
  refused: (count: string) =>
    count === '1'
      ? '1 row was left out: it breaks the rules of the format.'
      : `${count} rows were left out: they break the rules of the format.`,
};
