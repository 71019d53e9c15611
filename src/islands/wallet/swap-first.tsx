import { Banner } from '#src/components/ui/banner.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { screenOf } from '#src/routes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** Offers the swap to an account that holds the legacy token and no core token. */
export function SwapFirst({ actor }: { actor: string }) {
  const { swapFirst: text } = useFormTexts();
  const format = useFormat();
  const locale = useLocale();
  const { state } = useLoad(accountStore, actor);
  if (state.kind !== 'ready') return null;
  const { liquid, legacy } = state.value;
  if (!legacy || liquid.units > 0n) return null;
  const { code } = chainConfig().coreSymbol;
  const path = localizePath(screenOf('swap-token').path, locale);
  return (
    <div className="mt-4">
      <Banner
        kind="info"
        title={text.title(code)}
        actions={
          <a href={path} className={buttonStyles({ size: 'sm' })}>
            {text.link(code)}
          </a>
        }
      >
        {text.text(format.amount(legacy), code)}
      </Banner>
    </div>
  );
}
