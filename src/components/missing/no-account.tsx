import type { ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { nameMeant, type NameOffer } from '#src/chain/model/account/name-fault.ts';
import { useMissingTexts } from '#src/i18n/areas/missing/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Typed } from './typed.tsx';
import { MissingPage, type NextStep } from './missing-page.tsx';

interface NoAccountProps {
  title?: string | undefined;
  heading?: 'h1' | 'h2';
  /** As it stands in the address. */
  text: string;
  /** How an account of the name could come to be; null where it could not. */
  offer: NameOffer | null;
  /** Where names are created and bid for; null where the chain has no such screen. */
  createHref: string | null;
  bidHref: string | null;
  /** Where the page of another name is, where that is not the account's. */
  hrefOf?: (name: string) => string;
  /** Further places to go on to. */
  steps?: readonly NextStep[];
  children?: ReactNode;
}

/** No account has a name, or a text is no name: what is wrong with it, and what to do. */
export function NoAccount({ title, text, offer, createHref, bidHref, ...rest }: NoAccountProps) {
  const texts = useMissingTexts();
  const { heading, hrefOf, steps = [], children } = rest;
  const meant = nameMeant(text);
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
      {meant !== null && (
        <p>
          {texts.meant}{' '}
          {hrefOf ? (
            <a dir="ltr" href={hrefOf(meant)} className="font-medium text-accent hover:underline">
              {meant}
            </a>
          ) : (
            <AccountLink name={meant} />
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
