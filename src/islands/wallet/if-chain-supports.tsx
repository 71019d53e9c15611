import { type ReactNode, Suspense } from 'react';
import type { FormFact } from '#src/chain/model/chain/contract-facts.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useContractFacts } from '#src/stores/chain/contract-facts.ts';

const NotOnThisChain = lazyPart(
  async () => (await import('./not-on-this-chain.tsx')).NotOnThisChain,
);

interface IfChainSupportsProps {
  /** Null for what every chain with the form has. */
  fact: FormFact | null;
  children: ReactNode;
}

/** A form, unless the chain itself reports that it lacks what the form is for. */
export function IfChainSupports({ fact, children }: IfChainSupportsProps) {
  const facts = useContractFacts();
  if (fact === null || facts?.[fact] !== false) return children;
  return (
    <Suspense>
      <NotOnThisChain fact={fact} />
    </Suspense>
  );
}
