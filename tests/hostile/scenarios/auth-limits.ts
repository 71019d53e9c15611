import type { Scenarios } from './scenario.ts';

/** Limits on who changes permissions (`limitauthchg`), which a form reads from nodes. */
export const scenarios = {
  'auth-limit-hidden': {
    liar: 'node',
    lie: 'hides that an account limits which of its permissions may change permissions',
    sees: 'the limit as a second node reports it; the change is built as the chain takes it',
  },
  'auth-limit-invented': {
    liar: 'node',
    lie: 'invents such a limit, so that a key cannot be replaced',
    sees: 'the limit, and a form that can be sent; the chain takes the change',
  },
  'auth-limit-of-two': {
    liar: 'node',
    lie: 'reports another permission as the one that may',
    sees: 'a form that can be sent, since a second node allows it; the chain takes the change',
  },
} satisfies Scenarios;
