import { local } from '#src/chain/config/chains/local.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { guidesTexts } from '#src/i18n/areas/guides/texts.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { locales, localizePath, type Locale } from '#src/i18n/locales.ts';
import type { ScreenId } from '#src/routes.ts';
import { siteOrigin } from '#src/site.ts';
import { linksTo, type MenuLink } from './menus.ts';

interface Guide {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Links to the forms. */
  readonly links: readonly MenuLink[];
}

/** The guides for a chain. Guides for features it does not have are left out. */
export function guidesOf(chain: ChainConfig, locale: Locale): readonly Guide[] {
  const texts = guidesTexts(locale).guides;
  const { connect, fioAccount, transaction, send, vote, ram, stake, node } = texts;
  const account = chain.features.includes('fio-names') ? fioAccount : texts.account;
  const upTo = vote.upTo(formatNumber(chain.maxVotes, locales[locale].tag));
  const to = (...ids: ScreenId[]) => linksTo(ids, chain, locale);
  const guides: readonly Guide[] = [
    { id: 'connect', ...connect, links: to('wallets') },
    { id: 'account', ...account, links: to('search') },
    { id: 'transaction', ...transaction, links: to('live') },
    {
      id: 'send',
      title: send.title,
      text: chain.disableMemo ? send.text : [...send.text, send.memo],
      links: to('transfer'),
    },
    { id: 'vote', title: vote.title, text: [upTo, ...vote.text], links: to('vote', 'proxies') },
    { id: 'ram', ...ram, links: to('ram-buy', 'ram-sell') },
    {
      id: 'resources',
      title: stake.title,
      text: chain.supportsRentbw ? [...stake.text, stake.powerup] : stake.text,
      links: to('resources-stake', 'powerup'),
    },
    { id: 'node', ...node, links: [localSite(locale)] },
  ];
  return guides.filter(({ links }) => links.length > 0);
}

function localSite(locale: Locale): MenuLink {
  const href = siteOrigin(local.key) + localizePath('/', locale);
  return { id: local.key, href, label: local.displayName };
}
