import { formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useCorePrice } from '#src/stores/chain/prices.ts';

/** The core token's price, once it is known. */
export function HeadPrice() {
  const tag = useLanguageTag();
  const core = useCorePrice();
  return (
    core && (
      <>
        {chainConfig().coreSymbol.code} <b>{formatPrice(core.price, core.currency, tag)}</b>
      </>
    )
  );
}
