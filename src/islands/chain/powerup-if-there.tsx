import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { useChainWithFacts } from '#src/stores/chain/contract-facts.ts';
import type { ScreenProps } from '../screen.tsx';

const PowerupMarket = lazyPart(
  async () => (await import('../resources/powerup-market-part.tsx')).PowerupMarketPart,
);

/** The market of PowerUp, where the chain has it. */
export function PowerupIfThere({ chain }: Pick<ScreenProps, 'chain'>) {
  if (!useChainWithFacts(chain).supportsRentbw) return null;
  return (
    <LoadWhenNear minHeight={600}>
      <PowerupMarket />
    </LoadWhenNear>
  );
}
