import { totalWorth } from '#src/chain/model/token/token-worth.ts';
import type { TokenStat } from '#src/chain/tables/tokens.ts';
import { LargeMoney } from '#src/components/token/money.tsx';
import { XtokenTable } from '#src/components/token/xtoken-table.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { usePrices } from '#src/stores/chain/prices.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { xtokensStore } from '#src/stores/token/xtokens.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

const CONTRACT = 'xtokens';

export function XtokensScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Heading />
      <XtokenPart inBrowser={!useOnServer()} />
    </Screen>
  );
}

function Heading() {
  const { xtokens: text } = useTokenTexts();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.hint}</p>
      <p className="max-w-prose text-muted">{text.backing}</p>
    </>
  );
}

function XtokenPart({ inBrowser }: { inBrowser: boolean }) {
  const load = useLoad(xtokensStore, inBrowser ? '' : null);
  const { xtokens: text } = useTokenTexts();
  const format = useFormat();
  const rows = load.state.kind === 'ready' ? load.state.value.rows : null;
  return (
    <Section
      title={text.title}
      note={rows && format.number(rows.length)}
      actions={rows && <ExportCsv rows={rows} {...xtokensFile} />}
    >
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(read) => (
          <>
            {!read.complete && <p className="pb-2 text-warning">{text.incomplete}</p>}
            <Priced tokens={read.rows} />
          </>
        )}
      </StateView>
    </Section>
  );
}

/** The tokens, and the value of all of them if prices are known. Browser only. */
function Priced({ tokens }: { tokens: readonly TokenStat[] }) {
  const { xtokens: text } = useTokenTexts();
  const prices = usePrices();
  const total = totalWorth(
    tokens.map(({ supply }) => ({ contract: CONTRACT, amount: supply })),
    prices,
  );
  return (
    <>
      {total !== null && prices && (
        <p className="pb-2">
          <span className="text-quiet">{text.total}</span>{' '}
          <LargeMoney value={total} currency={prices.currency} />
        </p>
      )}
      <XtokenTable contract={CONTRACT} tokens={tokens} prices={prices} />
    </>
  );
}

const xtokensFile: CsvFile<TokenStat> = {
  name: 'xtokens',
  columns: {
    symbol: ({ supply }) => supply.symbol.code,
    supply: ({ supply }) => supply,
    max_supply: ({ maxSupply }) => maxSupply,
    issuer: ({ issuer }) => issuer,
  },
};

export const screen: ScreenModule = { Screen: XtokensScreen };

await textsReady();
