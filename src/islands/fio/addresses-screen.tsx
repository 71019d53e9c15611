import { rowsIn } from '#src/chain/model/shared/load-state.ts';
import { AddressTable } from '#src/components/fio/address-table.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { addressesStore, foundAddressesStore } from '#src/stores/fio/fio-names.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { NameResults } from './found-names.tsx';
import { NameSearch, useNameSearch } from './name-search.tsx';
import { NameSection } from './name-section.tsx';
import { addressesFile } from './name-files.ts';

export function AddressesScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Addresses />
    </Screen>
  );
}

/** All FIO addresses, newest first, and a search by name, domain and owner. */
function Addresses() {
  const typed = useNameSearch();
  const text = useFioNamesTexts();
  return (
    <>
      <h1 className="title">{text.addresses}</h1>
      <p className="max-w-prose text-muted">{text.addressesIntro}</p>
      <NameSearch hint={text.searchAddressesHint} />
      {typed === '' ? (
        <AddressList />
      ) : (
        <NameResults
          typed={typed}
          found={foundAddressesStore}
          list={addressesStore}
          of=""
          table={(caption, rows) => <AddressTable caption={caption} addresses={rows} />}
          file={addressesFile}
        />
      )}
    </>
  );
}

function AddressList() {
  const inBrowser = !useOnServer();
  const list = useLoad(addressesStore, inBrowser ? '' : null);
  const text = useFioNamesTexts();
  const rows = rowsIn(list.state) ?? [];
  return (
    <NameSection title={text.newest} rows={rows} file={addressesFile}>
      <InfiniteRowsView list={list} empty={{ title: text.noAddresses, text: text.noAddressesHint }}>
        {(addresses) => <AddressTable caption={text.newest} addresses={addresses} />}
      </InfiniteRowsView>
    </NameSection>
  );
}

export const screen: ScreenModule = { Screen: AddressesScreen };

await textsReady();
