import type { ReactNode } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import type { NodeReport } from '#src/chain/model/endpoint/endpoint.ts';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';

interface NodeStateProps {
  /** Undefined while it is checked. */
  report: NodeReport | undefined;
  /** Null accepts any chain. */
  chainId: string | null;
}

/** Whether a node can be used from this browser, and why not. */
export function NodeState({ report, chainId }: NodeStateProps) {
  const text = useEndpointTexts();
  const span = useFormat().duration(limits.requestTimeoutMs / 1000);
  if (!report) return <span className="text-quiet">{text.checking}</span>;
  if (report.kind === 'blocked')
    return (
      <Reason hint={text.blockedHint}>
        <Badge tone="danger">{text.blocked}</Badge>
      </Reason>
    );
  if (report.kind === 'failed')
    return (
      <Reason hint={report.reason === 'timeout' ? text.timeout(span) : text.reasons[report.reason]}>
        <Badge tone="danger">{text.failed}</Badge>
      </Reason>
    );
  if (chainId !== null && report.chainId !== chainId)
    return <Badge tone="danger">{text.wrongChain}</Badge>;
  if (report.lag > limits.staleHeadMs) return <Badge tone="warning">{text.stale}</Badge>;
  return <Badge tone="positive">{text.reached}</Badge>;
}

function Reason({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className="block text-xs text-quiet">{hint}</span>
    </>
  );
}

/** Whether reads can go to a node: it responds, and it is of this chain. */
export function isUsable(report: NodeReport | undefined, chainId: string | null): boolean {
  return report?.kind === 'reached' && (chainId === null || report.chainId === chainId);
}
