import type { SigningFailure } from '#src/chain/sign/session/signing-failure.ts';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { type ScreenId, screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

const tryAgain: NextSteps = { again: true, logIn: false, links: [] };

const logInAgain: NextSteps = { again: false, logIn: true, links: [] };

const rest: NextSteps = { ...tryAgain, links: ['powerup', 'stake'] };

/** The default is a retry. */
const steps: Partial<Readonly<Record<SigningFailure, NextSteps>>> = {
  'log-in': logInAgain,
  'user-changed': { ...logInAgain, again: true },
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

interface NextLinksProps {
  links: readonly NextLink[];
  account: string | null;
  transactionId: string | null;
}

/** Links to the chain's pages that fix the failure. */
export function NextLinks({ links, account, transactionId }: NextLinksProps) {
  const text = useOutcomeTexts();
  const locale = useLocale();
  const paths: Readonly<Record<NextLink, string | null>> = {
    powerup: formPath('powerup'),
    stake: formPath('resources-stake'),
    buyRam: formPath('ram-buy'),
    lookUp: transactionId && `/transaction/${transactionId}`,
    account: account && `/account/${account}?tab=transactions`,
    permissions: account && `/account/${account}?tab=permissions`,
  };
  return links.map((link) => {
    const path = paths[link];
    return (
      path !== null && (
        <a key={link} href={localizePath(path, locale)} className={buttonStyles({ size: 'sm' })}>
          {text[link]}
        </a>
      )
    );
  });
}

function formPath(id: ScreenId): string | null {
  const { path, on } = screenOf(id);
  return (on?.(chainConfig()) ?? true) ? path : null;
}

type NextLink = 'powerup' | 'stake' | 'buyRam' | 'lookUp' | 'account' | 'permissions';

interface NextSteps {
  /** Whether a retry makes sense. */
  readonly again: boolean;
  readonly logIn: boolean;
  readonly links: readonly NextLink[];
}

/** The next steps after a failed signing. */
export function nextSteps(failure: SigningFailure | null): NextSteps {
  return (failure && steps[failure]) ?? tryAgain;
}
