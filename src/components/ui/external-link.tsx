import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { HostileText } from './text/hostile-text.tsx';
import { safeUrl } from './safe-url.ts';

interface ExternalLinkProps {
  /** From the chain or from a service: anything at all. */
  href: string;
  /** Own words only. Without them the host is shown, which is what a visitor should judge. */
  children?: ReactNode;
}

/** The one way out of the site. What is not an http or https address is shown as the text it is. */
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
      <span className="truncate">{children ?? <bdi dir="ltr">{url.host}</bdi>}</span>
      <ArrowUpRight size={12} aria-hidden className="icon-directional shrink-0" />
      <span className="sr-only">{ui.opensNewTab}</span>
    </a>
  );
}
