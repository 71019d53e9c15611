import type { Contradiction } from '#src/chain/model/signing/trust.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface ContradictionListProps {
  contradictions: readonly Contradiction[];
  /** Host of the dry run's node. */
  node: string;
  onRetry: () => void;
}

/** The transaction as decoded here beside the node's dry run. Signing is blocked. */
export function ContradictionList({ contradictions, node, onRetry }: ContradictionListProps) {
  const text = useSigningTexts();
  return (
    <Banner
      kind="error"
      title={text.contradicted(node)}
      actions={
        <Button type="button" size="sm" onClick={onRetry} data-step="contradiction">
          {text.checkAgain}
        </Button>
      }
    >
      <p>{text.contradictedWhy}</p>
      <Paged rows={contradictions} page={20}>
        {(shown) => (
          <ul className="mt-2 space-y-2">
            {shown.map(({ actionIndex, action, field, decoded, executed }) => (
              <li key={`${actionIndex}/${field}`}>
                <p className="text-xs text-muted">
                  <HostileText text={field === null ? action : `${action} ${field}`} />
                </p>
                <dl className="grid grid-cols-[auto_1fr] gap-x-3">
                  <dt>{text.shared.thisSite}</dt>
                  <dd className="min-w-0">
                    <Quoted text={decoded} limit={200} />
                  </dd>
                  <dt>
                    <HostileText text={node} />
                  </dt>
                  <dd className="min-w-0">
                    <Quoted text={executed} limit={200} source={node} />
                  </dd>
                </dl>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Banner>
  );
}
