/**
 * English: the texts every other locale must have. Sentences with a value are functions, so that a
 * language can order and inflect as it needs and the compiler knows what is missing.
 */
export const messages = {
  common: {
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    loading: 'Loading…',
    close: 'Close',
    more: 'Load more',
  },
  state: {
    failedTitle: 'No answer',
    failed: (endpoint: string) => `${endpoint} did not answer.`,
    stale: (endpoint: string) => `${endpoint} does not answer. Shown is what was last known.`,
  },
};

export type Messages = typeof messages;
