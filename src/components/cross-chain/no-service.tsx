import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { ExternalLink } from '../ui/external-link.tsx';

interface NoServiceProps {
  chain: string;
  /** The chain once had services, which have closed. */
  closed: boolean;
  /** The exchange of the chain's developers; null for none. */
  exchange: string | null;
}

/** Shown where no swap service and no bridge is configured. */
export function NoService({ chain, closed, exchange }: NoServiceProps) {
  const text = useCrossChainTexts().discontinued;
  const href = useHref();
  return (
    <div className="max-w-prose space-y-3 py-4">
      <h2 className="font-semibold">{text.title}</h2>
      <p>{closed ? text.closed : text.noService(chain)}</p>
      {closed && <p className="text-warning">{text.warning}</p>}
      <ul className="space-y-1">
        {exchange !== null && (
          <li>
            {text.exchange}: <ExternalLink href={exchange} />
          </li>
        )}
        <li>
          <a href={href('/tokens')} className="font-medium text-accent hover:underline">
            {text.tokens}
          </a>
        </li>
      </ul>
      {closed && <p className="text-muted">{text.builder}</p>}
    </div>
  );
}
