import type { SigningFailure } from '#src/chain/sign/session/signing-failure.ts';

export type NextLink = 'powerup' | 'stake' | 'buyRam' | 'lookUp' | 'account' | 'permissions';

interface NextSteps {
  /** Whether a retry makes sense. */
  readonly again: boolean;
  readonly logIn: boolean;
  readonly links: readonly NextLink[];
}

const tryAgain: NextSteps = { again: true, logIn: false, links: [] };
const logInAgain: NextSteps = { again: false, logIn: true, links: [] };
const rest: NextSteps = { ...tryAgain, links: ['powerup', 'stake'] };

/** The default is a retry. */
const steps: Partial<Readonly<Record<SigningFailure, NextSteps>>> = {
  'log-in': logInAgain,
  'wrong-account': { ...logInAgain, again: true },
  changed: logInAgain,
  'browser-unable': logInAgain,
  authority: { ...logInAgain, links: ['permissions'] },
  cpu: rest,
  net: rest,
  ram: { ...tryAgain, links: ['buyRam'] },
  // A new transaction might execute it twice.
  'outcome-unknown': { again: false, logIn: false, links: ['lookUp', 'account'] },
  'foreign-id': { again: false, logIn: false, links: ['lookUp', 'account'] },
  'timed-out': { ...tryAgain, links: ['account'] },
};

/** The next steps after a failed signing. */
export function nextSteps(failure: SigningFailure | null): NextSteps {
  return (failure && steps[failure]) ?? tryAgain;
}
