import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Fragment, type ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { HostileText } from './text/hostile-text.tsx';

interface ExternalLinkProps {
  /** From the chain or a service: any text. */
  href: string;
  /** This site's own words. Without them the host is shown, so that visitors can judge it. */
  children?: ReactNode;
}

/** All but the end of a long host. Its owner's domain is at the end: `eos.io.….example.com`. */
const LONG_HOST = /^.*(?=.{48}$)/;

/**
 * The only component for external links. Anything but an http or https address is shown as text.
 */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const { ui } = useMessages();
  const url = safeUrl(href);
  if (!url) return <HostileText text={href} limit={80} />;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url.href}
      className="inline-flex max-w-full items-center gap-1 text-accent hover:underline"
    >
      {children === undefined ? (
        <bdi dir="ltr" className="wrap-anywhere">
          {withBreaks(url.host.replace(LONG_HOST, '…'))}
        </bdi>
      ) : (
        <span className="truncate">{children}</span>
      )}
      <ArrowUpRight size={12} aria-hidden className="icon-directional shrink-0" />
      <span className="sr-only">{ui.opensNewTab}</span>
    </a>
  );
}

/** A host breaks between its labels where it can. */
function withBreaks(host: string): ReactNode[] {
  return host.split(/(?<=\.)/).map((label, index) => (
    <Fragment key={index}>
      {label}
      <wbr />
    </Fragment>
  ));
}

/**
 * The URL of a text if a link to it is safe: http or https, without a user name that could disguise
 * the host. Null for anything else: `javascript:`, relative paths, plain words.
 */
export function safeUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  if (!url || url.username !== '' || url.password !== '') return null;
  return url;
}
