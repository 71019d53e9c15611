import { type ReactNode, use } from 'react';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { FioHoldings } from '#src/chain/client/account/account-fio.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { Guest } from '#src/components/form/guest.ts';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import type { LoadStore } from '#src/stores/load-store.ts';

interface OwnNamesProps<Row> {
  kind: 'address' | 'domain';
  holdings: {
    readonly state: LoadState<FioHoldings>;
    readonly store: LoadStore<FioHoldings> | null;
  };
  /** The fee table. */
  fees: {
    readonly state: LoadState<ReadonlyMap<string, bigint>>;
    readonly store: LoadStore<ReadonlyMap<string, bigint>> | null;
  };
  namesOf: (own: FioHoldings) => readonly Row[];
  children: (names: readonly Row[]) => ReactNode;
}

/** A form for the user's names; without any, the way to one. Before a log-in the form has none. */
export function OwnNames<Row>({ kind, holdings, fees, namesOf, children }: OwnNamesProps<Row>) {
  const text = useFioManageTexts();
  const locale = useLocale();
  const isGuest = use(Guest) !== null;
  const isAddress = kind === 'address';
  const none = {
    title: isAddress ? text.noAddresses : text.noDomains,
    text: (
      <>
        <p>{isAddress ? text.noAddressesHint : text.noDomainsHint}</p>
        <p className="mt-3">
          <a
            href={localizePath(`/wallet/register-${kind}`, locale)}
            className={buttonStyles({ size: 'sm' })}
          >
            {text.register[kind]}
          </a>
        </p>
      </>
    ),
  };
  return (
    <StateView state={fees.state} onRetry={fees.store?.retry}>
      {() => (
        <StateView state={holdings.state} onRetry={holdings.store?.retry}>
          {(own) => {
            const names = namesOf(own);
            if (names.length > 0 || isGuest) return children(names);
            return (
              <StateView state={{ kind: 'empty' }} empty={none}>
                {() => null}
              </StateView>
            );
          }}
        </StateView>
      )}
    </StateView>
  );
}
