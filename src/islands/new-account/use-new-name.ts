import { pathSegment } from '#src/chain/core/path-segment.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { screenOf, screensOf } from '#src/routes.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { toChainKeyFormat, newKeyPair } from '#src/stores/key/new-key.ts';

/** What forms for a new account look up and generate. */
export function useNewName() {
  const locale = useLocale();
  const existence = useExistence();
  const chain = chainConfig();
  const hasBids = screensOf(chain).some(({ id }) => id === 'namebids');
  const bids = localizePath(screenOf('namebids').path, locale);
  return {
    existence,
    onName: (name: string) => void lookUpAccount(name),
    bidHref: hasBids ? (name: string) => `${bids}?search=${pathSegment(name)}` : null,
    chain: chain.domainTitle,
    isSecure: isSecureContext,
    generate: newKeyPair,
    spell: toChainKeyFormat,
  };
}
