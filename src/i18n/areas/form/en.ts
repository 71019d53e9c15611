import * as messages from '#src/chain/core/messages.ts';

export const texts = {
  available: 'Available:',
  all: 'All',
  existence: {
    asking: 'Checking…',
    exists: 'Found',
    missing: 'Not found',
    unknown: 'Not checked',
  },
  memo: 'Memo',
  memoHint: 'Public, and often required by exchanges.',
  exchangeMemo: (name: string) =>
    `${name} is an exchange and credits deposits by their memo. Without the right one yours may be lost.`,
  sending: 'Sending…',
  willHappen: 'What will happen',
  token: 'Token',
  problems: {
    'no-name': messages.enterAccount,
    'not-a-name': 'This is not an account name.',
    'is-sender': 'Sender and receiver are the same.',
    'unknown-account': messages.accountNotFoundInForm,
    'not-a-number': 'This is not a number.',
    'too-many-decimals': (decimals: string) => `At most ${decimals} decimals.`,
    'out-of-range': 'This is more than a token can hold.',
    'not-positive': 'The amount must be above zero.',
    'insufficient-balance': 'This is more than is available.',
    'too-long': (bytes: string) => `${bytes} bytes; at most 256 fit.`,
  },
};
