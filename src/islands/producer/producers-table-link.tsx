import { pathSegment } from '#src/chain/core/path-segment.ts';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** To the rows that the list of producers is made from. */
export function ProducersTableLink({ from = '' }: { from?: string }) {
  const text = useProducerTexts();
  const locale = useLocale();
  const { accounts, systemContract } = chainConfig();
  // FIO numbers its rows.
  const lower = from === '' || systemContract === 'fio' ? '' : `&lower=${pathSegment(from)}`;
  const path = `/contract?name=${accounts.system}&tab=Tables&table=producers&limit=100${lower}`;
  return (
    <a href={localizePath(path, locale)} className="text-accent hover:underline">
      {text.toTable}
    </a>
  );
}

await textsReady();
