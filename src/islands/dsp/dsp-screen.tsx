import { isName } from '#src/chain/core/name.ts';
import { findPackages, type UsedPackage } from '#src/chain/model/dsp/service-package.ts';
import { PackageTable } from '#src/components/dsp/package-table.tsx';
import { ServiceStakeTable } from '#src/components/dsp/stake-table.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useDspTexts } from '#src/i18n/areas/dsp/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { servicePackagesStore, serviceStakesStore } from '#src/stores/dsp/service-packages.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { AccountLookUp, useRequestedAccount } from '../account-look-up.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';

export function DspScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Providers chain={chain.displayName} />
    </Screen>
  );
}

/** The packages of the DAPP Network's providers, and what an account staked to them. */
function Providers({ chain }: { chain: string }) {
  const text = useDspTexts();
  const format = useFormat();
  const url = useUrl();
  const load = useLoad(servicePackagesStore, url && '');
  const search = url?.searchParams.get('search') ?? '';
  const read = load.state.kind === 'ready' ? load.state.value : null;
  const shown = findPackages(read?.packages ?? [], search);
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <p className="max-w-prose text-muted">{text.noService}</p>
      <Section
        title={text.packages}
        note={read && format.number(read.packages.length)}
        actions={shown.length > 0 && <ExportCsv rows={shown} {...packagesFile} />}
      >
        <StateView {...load}>
          {(value) =>
            value === null ? (
              <StateView
                state={{ kind: 'empty' }}
                empty={{ title: text.notHere(chain), text: text.notHereHint }}
              >
                {() => null}
              </StateView>
            ) : (
              <>
                <SearchField label={text.search} maxLength={40} className="max-w-form pb-3" />
                {!value.complete && <p className="pb-2 text-warning">{text.incomplete}</p>}
                {shown.length === 0 ? (
                  <p className="py-4 text-muted">{text.noMatch(search)}</p>
                ) : (
                  <PackageTable packages={shown} />
                )}
              </>
            )
          }
        </StateView>
      </Section>
      {read && <OfAccount />}
    </>
  );
}

function OfAccount() {
  const text = useDspTexts();
  const account = useRequestedAccount();
  return (
    <Section title={text.stakes} note={isName(account) && <AccountLink name={account} />}>
      <AccountLookUp label={text.shared.account} button={text.shared.show} />
      {isName(account) && <Stakes key={account} account={account} />}
    </Section>
  );
}

function Stakes({ account }: { account: string }) {
  const text = useDspTexts();
  const load = useLoad(serviceStakesStore, account);
  return (
    <div className="pt-3">
      <StateView {...load} empty={{ title: text.noStakes(account), text: text.noStakesHint }}>
        {(stakes) => <ServiceStakeTable stakes={stakes} />}
      </StateView>
    </div>
  );
}

const packagesFile: CsvFile<UsedPackage> = {
  name: 'service-packages',
  columns: {
    provider: ({ provider }) => provider,
    service: ({ service }) => service,
    package: ({ name }) => name,
    quota: ({ quota }) => quota,
    period_seconds: ({ periodSeconds }) => periodSeconds,
    min_stake: ({ leastStake }) => leastStake,
    min_unstake_seconds: ({ unstakeSeconds }) => unstakeSeconds,
    users: ({ users }) => users,
    staked: ({ staked }) => staked,
    endpoint: ({ endpoint }) => endpoint,
    enabled: ({ enabled }) => enabled,
  },
};

export const screen: ScreenModule = { Screen: DspScreen };

await textsReady();
