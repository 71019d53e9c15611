import type { ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { correctedName, type NameAvailability } from '#src/chain/model/account/suggested-name.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { MissingPage, type NextStep } from './missing-page.tsx';

interface NoAccountProps {
  title?: string | undefined;
  heading?: 'h1' | 'h2';
  /** As in the address. */
  text: string;
  /** How such an account can be created; null if it cannot. */
  offer: NameAvailability | null;
  /** The screen for new names and bids; null if the chain has none. */
  createHref: string | null;
  bidHref: string | null;
  /** The address for another name, if not the account's page. */
  hrefOf?: (name: string) => string;
  /** Additional links. */
  steps?: readonly NextStep[];
  children?: ReactNode;
}

/** An account that does not exist or an invalid name: the reason and next steps. */
export function NoAccount({ title, text, offer, createHref, bidHref, ...rest }: NoAccountProps) {
  const texts = useSearchTexts().missing;
  const { heading, hrefOf, steps = [], children } = rest;
  const corrected = correctedName(text);
  const shownOffer = isName(text) ? offer : null;
  const toCreate = shownOffer?.kind === 'create' && createHref;
  const toBid = shownOffer?.kind === 'bid' && bidHref;
  return (
    <MissingPage
      title={title ?? texts.account}
      heading={heading}
      steps={[
        ...(toCreate ? [{ href: toCreate, label: texts.create }] : []),
        ...(toBid ? [{ href: toBid, label: texts.bid }] : []),
        ...steps,
      ]}
    >
      {isName(text) ? (
        <p>{texts.noAccount(text)}</p>
      ) : (
        <>
          <Typed text={text} />
          <p>{texts.notAName}</p>
          <p>{texts.nameRule}</p>
        </>
      )}
      {corrected !== null && (
        <p>
          {texts.meant}{' '}
          {hrefOf ? (
            <a
              dir="ltr"
              href={hrefOf(corrected)}
              className="font-medium text-accent hover:underline"
            >
              {corrected}
            </a>
          ) : (
            <AccountLink name={corrected} />
          )}
        </p>
      )}
      {toCreate && <p>{texts.free}</p>}
      {toBid && <p>{texts.auction}</p>}
      {shownOffer?.kind === 'suffix' && <p>{texts.suffix(shownOffer.owner)}</p>}
      {children}
    </MissingPage>
  );
}

/** The name or id in the address. */
export function Typed({ text }: { text: string }) {
  return (
    <p dir="ltr" className="text-ink">
      <HostileText text={text} limit={120} />
    </p>
  );
}
