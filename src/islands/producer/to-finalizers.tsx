import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { screenOf } from '#src/routes.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';

/** A link to the page of finalizers, where they vote on the chain's blocks. */
export function ToFinalizers() {
  const text = useProducerTexts();
  const href = useHref();
  if (useActualChain().finality !== 'savanna') return null;
  return (
    <a href={href(screenOf('finalizers').path)} className="text-accent hover:underline">
      {text.toFinalizers}
    </a>
  );
}
