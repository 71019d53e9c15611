import { type ReactNode, Suspense } from 'react';
import type { FormFact } from '#src/chain/model/chain/contract-facts.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useContractFacts } from '#src/stores/chain/contract-facts.ts';

const ChainLacks = lazyPart(async () => (await import('./chain-lacks.tsx')).ChainLacks);

interface IfChainHasProps {
  /** Null for what every chain with the form has. */
  fact: FormFact | null;
  children: ReactNode;
}

/** A form, unless the chain itself reports that it lacks what the form is for. */
export function IfChainHas({ fact, children }: IfChainHasProps) {
  const facts = useContractFacts();
  if (fact === null || facts?.[fact] !== false) return children;
  return (
    <Suspense>
      <ChainLacks fact={fact} />
    </Suspense>
  );
}
