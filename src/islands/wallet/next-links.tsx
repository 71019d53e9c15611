import { buttonStyles } from '#src/components/ui/button.tsx';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { screenOf, type ScreenId } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import type { NextLink } from './next-steps.ts';

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
