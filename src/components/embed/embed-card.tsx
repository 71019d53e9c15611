import { Fragment, type ReactNode } from 'react';
import { useEmbedTexts } from '#src/i18n/areas/embed/texts.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface EmbedCardProps {
  /** The name of the site that the card is of. */
  site: string;
  /** The page with the whole subject. */
  href: string;
  children: ReactNode;
}

/** A card for the frame of another site, with the one link to its page. */
export function EmbedCard({ site, href, children }: EmbedCardProps) {
  const text = useEmbedTexts();
  return (
    <>
      {children}
      <p className="border-t pt-3 font-medium">
        <ExternalLink href={href}>{text.open(site)}</ExternalLink>
      </p>
    </>
  );
}

/** Shown for an address that names no card, with those that do. */
export function WrongEmbed({ address }: { address: string }) {
  const text = useEmbedTexts();
  const forms = [
    ['account', text.name],
    ['transaction', text.id],
    ['token', text.contract, text.symbol],
  ];
  return (
    <div className="space-y-2">
      <h1 className="title">{text.wrong}</h1>
      <p dir="ltr">
        <HostileText text={address} limit={120} />
      </p>
      <p className="text-muted">{text.wrongHint}</p>
      <ul className="font-mono text-muted">
        {forms.map(([kind, ...parts]) => (
          <li key={kind}>
            <bdi dir="ltr">
              /embed/{kind}
              {parts.map((part) => (
                <Fragment key={part}>
                  /<bdi>{part}</bdi>
                </Fragment>
              ))}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
