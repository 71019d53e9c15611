import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { byAmount, type FioFee } from '#src/chain/model/fio/fio.ts';
import { FeeTable } from '#src/components/fio/fee-table.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFioFeesTexts } from '#src/i18n/areas/fio/fees/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { fioFeeTableStore } from '#src/stores/fio/fio.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function FeesScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Fees symbol={chain.coreSymbol} />
    </Screen>
  );
}

/** The fees of FIO's actions: those always paid, and those that bundled transactions replace. */
function Fees({ symbol }: { symbol: TokenSymbol }) {
  const inBrowser = !useOnServer();
  const load = useLoad(fioFeeTableStore, inBrowser ? '' : null);
  const text = useFioFeesTexts();
  const fees = load.state.kind === 'ready' ? byAmount(load.state.value) : [];
  const kinds = [
    { bundled: false, title: text.always, note: undefined },
    { bundled: true, title: text.bundled, note: text.bundledNote },
  ];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="title">{text.title}</h1>
        {fees.length > 0 && <ExportCsv rows={fees} {...feesFile(symbol)} />}
      </div>
      <p className="max-w-prose text-muted">{text.intro}</p>
      {kinds.map(({ bundled, title, note }) => (
        <Section key={title} title={title} note={note}>
          <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
            {() => (
              <FeeTable
                caption={title}
                fees={fees.filter((fee) => fee.bundled === bundled)}
                symbol={symbol}
              />
            )}
          </StateView>
        </Section>
      ))}
    </>
  );
}

const feesFile = (symbol: TokenSymbol): CsvFile<FioFee> => ({
  name: 'fio-fees',
  columns: {
    endpoint: ({ endpoint }) => endpoint,
    fee: ({ units }) => ({ units, symbol }),
    bundled: ({ bundled }) => bundled,
  },
});

export const screen: ScreenModule = { Screen: FeesScreen };

await textsReady();
