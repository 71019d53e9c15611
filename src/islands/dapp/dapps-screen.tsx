import { useState } from 'react';
import { publishedDapps } from '#src/chain/services/published-dapps.ts';
import { ContractUseTable } from '#src/components/dapp/contract-use-table.tsx';
import { DappTable, type ListedDapp } from '#src/components/dapp/dapp-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useDappTexts } from '#src/i18n/areas/dapp/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { codeSetStore, contractUseStore } from '#src/stores/dapp/dapps.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';

export function DappsScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Heading />
      <InUse chain={chain.key} />
      <OldList chain={chain.key} />
    </Screen>
  );
}

function Heading() {
  const text = useDappTexts();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
    </>
  );
}

/** The published list behind a summary: few of its contracts still exist. A search opens it. */
function OldList({ chain }: { chain: string }) {
  const text = useDappTexts();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const isSearched = useQueryValue('search') !== null;
  return (
    <details
      open={isOpen || isSearched}
      className="mt-8"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="font-semibold">
        {text.oldList(format.number(publishedDapps(chain).length))}
      </summary>
      {(isOpen || isSearched) && (
        <div className="mt-4">
          <Published chain={chain} />
        </div>
      )}
    </details>
  );
}

/** The published list, searched by name and account. */
function Published({ chain }: { chain: string }) {
  const text = useDappTexts();
  const format = useFormat();
  const search = useQueryValue('search')?.trim() ?? '';
  const dapps = publishedDapps(chain);
  const shown = matching(dapps, search);
  return (
    <Section
      title={text.published}
      note={format.number(dapps.length)}
      actions={dapps.length > 0 && <ExportCsv rows={shown} {...dappsFile(chain)} />}
    >
      <StateView
        state={dapps.length > 0 ? { kind: 'ready', value: dapps } : { kind: 'empty' }}
        empty={{ title: text.noneHere, text: text.noneHereHint }}
      >
        {() => (
          <>
            <p className="max-w-prose pb-3 text-muted">{text.source}</p>
            <SearchField label={text.search} maxLength={40} className="max-w-form pb-3" />
            {shown.length === 0 ? (
              <p className="py-4 text-muted">{text.noMatch(search)}</p>
            ) : (
              <DappTable dapps={shown} code={(account) => <CodeState account={account} />} />
            )}
          </>
        )}
      </StateView>
    </Section>
  );
}

/** Requested for the rows near the viewport. */
function CodeState({ account }: { account: string }) {
  const text = useDappTexts();
  const inBrowser = !useOnServer();
  const { state } = useLoad(codeSetStore, inBrowser ? account : null);
  if (state.kind !== 'ready') return '–';
  if (state.value === null) return <span className="text-warning">{text.noAccount}</span>;
  if (state.value === 0) return <span className="text-muted">{text.noCode}</span>;
  return <Time at={state.value} />;
}

/** What the chain itself shows: the contracts of its newest blocks. */
function InUse({ chain }: { chain: string }) {
  const text = useDappTexts();
  const format = useFormat();
  const inBrowser = !useOnServer();
  const { state, store } = useLoad(contractUseStore, inBrowser ? '' : null);
  const names = new Map(
    publishedDapps(chain).flatMap(({ name, accounts }) => accounts.map((one) => [one, name])),
  );
  return (
    <Section
      title={text.inUse}
      note={
        state.kind === 'ready' &&
        text.blocks(format.number(state.value.from), format.number(state.value.to))
      }
      actions={
        store && (
          <Button size="sm" onClick={store.retry}>
            {text.readAgain}
          </Button>
        )
      }
    >
      <p className="max-w-prose pb-3 text-muted">{text.inUseHint}</p>
      <StateView
        state={state}
        empty={{ title: text.idle, text: text.idleHint }}
        onRetry={store?.retry}
      >
        {({ contracts }) => (
          <ContractUseTable
            contracts={contracts}
            nameOf={(contract) => names.get(contract)}
            code={(contract) => <CodeState account={contract} />}
          />
        )}
      </StateView>
    </Section>
  );
}

function matching(dapps: readonly ListedDapp[], search: string): readonly ListedDapp[] {
  const term = search.toLowerCase();
  return dapps.filter(({ name, accounts }) =>
    [name.toLowerCase(), ...accounts].some((one) => one.includes(term)),
  );
}

const dappsFile = (chain: string): CsvFile<ListedDapp> => ({
  name: `${chain}-dapps`,
  columns: {
    name: ({ name }) => name,
    website: ({ website }) => website,
    accounts: ({ accounts }) => accounts.join(' '),
  },
});

export const screen: ScreenModule = { Screen: DappsScreen };

await textsReady();
