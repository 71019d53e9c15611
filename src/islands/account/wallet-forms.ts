import type { ChainConfig } from '#src/chain/config/types.ts';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { AccountFormLink } from '#src/components/account/account-header.tsx';
import type { ResourceForms } from '#src/components/account/scarcity.ts';
import { type Locale, localizePath } from '#src/i18n/locales.ts';

/** The chain's forms for more resources. */
export function walletForms({ features, supportsRentbw }: ChainConfig): ResourceForms {
  return {
    ...(features.includes('ram-market') && { ram: '/wallet/ram/buy' }),
    ...(features.includes('resource-staking') && { stake: '/wallet/resources/stake' }),
    ...(supportsRentbw && { rent: '/wallet/powerup' }),
  };
}

/**
 * The chain's forms with an account as their recipient.
 * @param own whether it is the user's: nobody sends to themselves
 */
export function formLinks(
  account: string,
  chain: ChainConfig,
  locale: Locale,
  own = false,
): readonly AccountFormLink[] {
  const { stake, ram } = walletForms(chain);
  const link = (path: string, field: string) =>
    `${localizePath(path, locale)}?${field}=${pathSegment(account)}`;
  return [
    {
      form: 'send',
      href: own ? localizePath('/wallet/transfer', locale) : link('/wallet/transfer', 'to'),
    },
    ...(stake ? [{ form: 'stake', href: link(stake, 'receiver') } as const] : []),
    ...(ram ? [{ form: 'buyRam', href: link(ram, 'receiver') } as const] : []),
  ];
}
