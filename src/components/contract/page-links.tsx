import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { SamePageLink } from './same-page-link.tsx';

interface PageLinksProps {
  /** Whether this is not the first page. */
  isLater: boolean;
  /** Whether there are further rows. */
  more: boolean;
  next: { href: string; onVisit: () => void } | null;
  first: { href: string; onVisit: () => void };
  /** The previous page is computed on request. Without it there is no link to that page. */
  onPrevious?: () => void;
  pending?: boolean;
  failed?: boolean;
}

/** Links to the previous and next page. */
export function PageLinks(props: PageLinksProps) {
  const { isLater, more, next, first, onPrevious, pending = false, failed = false } = props;
  const text = useContractTexts();
  const style = buttonStyles({ size: 'sm' });
  return (
    <nav
      aria-label={text.pages}
      className="flex min-h-14 flex-wrap items-center gap-2 border-t py-2"
    >
      {isLater && (
        <>
          <SamePageLink {...first} className={style}>
            {text.shared.firstPage}
          </SamePageLink>
          {onPrevious && (
            <Button size="sm" disabled={pending} onClick={onPrevious}>
              <ArrowLeft size={16} aria-hidden className="icon-directional" />
              {text.previousPage}
            </Button>
          )}
        </>
      )}
      {next && (
        <SamePageLink {...next} rel="next" className={style}>
          {text.nextPage}
          <ArrowRight size={16} aria-hidden className="icon-directional" />
        </SamePageLink>
      )}
      <span role="status" className="text-muted">
        {failed && text.previousFailed}
        {!failed && more && !next && text.noNextKey}
        {!failed && !more && text.endOfRows}
      </span>
    </nav>
  );
}
