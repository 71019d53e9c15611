import { type ReactNode, Suspense } from 'react';
import {
  type FormFact,
  hasFormFact,
  withContractFacts,
} from '#src/chain/model/chain/contract-facts.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useContractFacts } from '#src/stores/chain/contract-facts.ts';

const NotOnThisChain = lazyPart(
  async () => (await import('./not-on-this-chain.tsx')).NotOnThisChain,
);

interface IfChainSupportsProps {
  fact: FormFact;
  /** In its place where the chain lacks it; by default a notice. */
  otherwise?: ReactNode;
  children: ReactNode;
}

const notice = (fact: FormFact) => (
  <Suspense>
    <NotOnThisChain fact={fact} />
  </Suspense>
);

/**
 * A form, if the chain has what the form is for. The chain's report overrules its file; where the
 * file denies it, nothing is shown before the report.
 */
export function IfChainSupports({ fact, otherwise, children }: IfChainSupportsProps) {
  const facts = useContractFacts();
  const onServer = useOnServer();
  if (onServer) return children;
  const chain = chainConfig();
  if (hasFormFact(facts ? withContractFacts(chain, facts) : chain, fact)) return children;
  if (!facts) return null;
  return otherwise === undefined ? notice(fact) : otherwise;
}
