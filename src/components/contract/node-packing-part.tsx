import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { JsonPanel } from '../ui/json-view.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** What a node makes of packed data. */
export type NodeOpinion =
  | { readonly kind: 'asking' }
  /** No node of the chain has these calls. */
  | { readonly kind: 'unsupported' }
  | {
      readonly kind: 'given';
      /** Hosts of the nodes. */
      readonly packer: string;
      readonly decoder: string;
      /** Hex. */
      readonly packed: string;
      readonly decoded: unknown;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null };

interface NodePackingPartProps {
  /** The data as this site packs it, in hex. */
  hex: string;
  /** Null before the first request. */
  opinion: NodeOpinion | null;
  onAsk: () => void;
}

/** Compares packed data with a node's packing of the same data, and shows how the node decodes it. */
export function NodePackingPart({ hex, opinion, onAsk }: NodePackingPartProps) {
  const { byNode: text } = useContractTexts();
  const isAsking = opinion?.kind === 'asking';
  return (
    <div className="space-y-2 pt-2">
      <Button size="sm" disabled={isAsking} onClick={onAsk}>
        {isAsking ? text.comparing : text.compare}
      </Button>
      <div role="status" className="space-y-2">
        {opinion?.kind === 'unsupported' && <p>{text.unsupported}</p>}
        {opinion?.kind === 'given' && (
          <>
            {opinion.packed === hex ? (
              <p className="text-positive">{text.same(opinion.packer)}</p>
            ) : (
              <>
                <p className="text-danger">{text.other(opinion.packer)}</p>
                <p dir="ltr" className="rounded-sm bg-sunken p-2 font-mono text-xs wrap-anywhere">
                  <HostileText text={opinion.packed} limit={2000} />
                </p>
              </>
            )}
            <p>{text.decodes(opinion.decoder)}</p>
            <JsonPanel value={opinion.decoded} />
          </>
        )}
      </div>
      {opinion?.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed} <Quoted text={opinion.message} source={opinion.source} />
        </p>
      )}
    </div>
  );
}
