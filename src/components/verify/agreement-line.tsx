import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import type { Agreement, Difference, Figure } from '#src/chain/model/signing/agreement.ts';
import { hostOf } from '#src/chain/core/host.ts';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface AgreementLineProps {
  /** Null while loading. */
  agreement: Agreement | null;
  /** Advice if the nodes disagree. */
  advice?: string;
}

/** Whether a second operator reports the same, and both values if not. */
export function AgreementLine({ agreement, advice }: AgreementLineProps) {
  const text = useAgreementTexts();
  if (agreement === null)
    return (
      <p role="status" className="text-muted">
        {text.pending}
      </p>
    );
  switch (agreement.kind) {
    case 'single':
      return <Note>{text.single}</Note>;
    case 'failed':
      return (
        <Note>
          {text.failed} {text.reasons[agreement.reason](hostOf(agreement.node))}
        </Note>
      );
    case 'agree':
      return (
        <>
          <p role="status" className="flex gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-positive" />
            <Agreeing nodes={agreement.nodes} of={agreement.nodes.length} />
          </p>
          {agreement.prices.length > 0 && <Prices prices={agreement.prices} />}
        </>
      );
    case 'differ':
      return (
        <Banner kind="error" title={text.differ}>
          {agreement.agreeing.length > 0 && (
            <p>
              <Agreeing nodes={agreement.agreeing} of={agreement.agreeing.length + 1} />
            </p>
          )}
          <p>{advice ?? text.advice}</p>
          <dl className="mt-2 space-y-2">
            {agreement.differences.map((difference) => (
              <Values
                key={JSON.stringify(difference)}
                nodes={agreement.nodes}
                difference={difference}
              />
            ))}
          </dl>
        </Banner>
      );
  }
}

interface AgreeingProps {
  nodes: readonly string[];
  /** How many nodes responded. */
  of: number;
}

function Agreeing({ nodes, of }: AgreeingProps) {
  const text = useAgreementTexts();
  const format = useFormat();
  return (
    <span>
      <span className="font-medium">
        {text.agree(format.number(nodes.length), format.number(of))}
      </span>{' '}
      <span dir="ltr" className="text-muted wrap-anywhere">
        {nodes.map(hostOf).join(' · ')}
      </span>
    </span>
  );
}

/** What the chain would give or take now. */
function Prices({ prices }: { prices: readonly Figure[] }) {
  return (
    <dl className="ps-6">
      {prices.map(({ kind, of, value }) => (
        <div key={`${kind} ${of} ${value}`} className="flex flex-wrap gap-x-2">
          <dt>
            <Name kind={kind} of={of} />
          </dt>
          <dd className="wrap-anywhere">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Name({ kind, of }: Pick<Figure, 'kind' | 'of'>) {
  const text = useAgreementTexts();
  return (
    <>
      {text.figures[kind]}{' '}
      <span dir="ltr">
        <HostileText text={of} limit={120} />
      </span>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex gap-2 text-muted">
      <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

interface ValuesProps {
  nodes: readonly [string, string];
  difference: Difference;
}

function Values({ nodes, difference: { kind, of, first, second } }: ValuesProps) {
  return (
    <div>
      <dt className="font-medium">
        <Name kind={kind} of={of} />
      </dt>
      {[first, second].map((value, at) => (
        <dd key={nodes[at]} className="wrap-anywhere">
          <span dir="ltr" className="text-muted">
            {hostOf(nodes[at] ?? '')}
          </span>{' '}
          <Value value={value} isYesNo={['account', 'included', 'irreversible'].includes(kind)} />
        </dd>
      ))}
    </div>
  );
}

function Value({ value, isYesNo = false }: { value: string | null; isYesNo?: boolean }) {
  const text = useAgreementTexts();
  if (value === null) return text.none;
  if (isYesNo) return value === 'yes' ? text.yes : text.no;
  return (
    <span dir="ltr" className="font-mono">
      <HostileText text={value} limit={400} />
    </span>
  );
}
