import { rowsIn } from '#src/chain/model/shared/load-state.ts';
import { DomainTable } from '#src/components/fio/domain-table.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { domainsStore, foundDomainsStore } from '#src/stores/fio/fio-names.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryTabs } from '#src/stores/query-choice.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { NameResults } from './found-names.tsx';
import { NameSearch, useNameSearch } from './name-search.tsx';
import { NameSection } from './name-section.tsx';
import { domainsFile } from './name-files.ts';

const orders = ['newest', 'expiring', 'expired'] as const;
type Order = (typeof orders)[number];

export function DomainsScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Domains />
    </Screen>
  );
}

/** All FIO domains: the newest, those that expire next and the expired ones, and a search. */
function Domains() {
  const typed = useNameSearch();
  const text = useFioNamesTexts();
  const tabs = useQueryTabs('show', orders, text.orders);
  return (
    <>
      <h1 className="title">{text.domains}</h1>
      <p className="max-w-prose text-muted">{text.domainsIntro}</p>
      <NameSearch hint={text.searchDomainsHint} />
      {typed === '' ? (
        <>
          <TabLinks label={text.ordersLabel} {...tabs} />
          <DomainList key={tabs.current} order={tabs.current} />
        </>
      ) : (
        <NameResults
          typed={typed}
          found={foundDomainsStore}
          list={domainsStore}
          of={tabs.current}
          table={(caption, rows) => <DomainTable caption={caption} domains={rows} />}
          file={domainsFile}
        />
      )}
    </>
  );
}

function DomainList({ order }: { order: Order }) {
  const inBrowser = !useOnServer();
  const list = useLoad(domainsStore, inBrowser ? order : null);
  const text = useFioNamesTexts();
  const rows = rowsIn(list.state) ?? [];
  return (
    <NameSection title={text.orders[order]} rows={rows} file={domainsFile}>
      <InfiniteRowsView list={list} empty={{ title: text.none[order], text: text.noneHint }}>
        {(domains) => <DomainTable caption={text.orders[order]} domains={domains} />}
      </InfiniteRowsView>
    </NameSection>
  );
}

export const screen: ScreenModule = { Screen: DomainsScreen };

await textsReady();
