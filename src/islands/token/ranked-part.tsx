import type { Asset } from '#src/chain/core/asset.ts';
import {
  findAccounts,
  type RankedAccount,
  shareOfTotal,
} from '#src/chain/model/token/ranked-account.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import { RankedTable } from '#src/components/token/ranked-table.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { topAccountsStore } from '#src/stores/token/top-accounts.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { SearchField } from '../search-field.tsx';

const COUNTS = ['100', '500', '1000'] as const;
type Count = (typeof COUNTS)[number];

interface RankedPartProps {
  title: string;
  /** `stake`, `ram` or a token: `eosio.token:EOS`. Null while prerendering. */
  by: string | null;
  /** The number of rows without a choice in the address. */
  defaultCount: Count;
  /** The supply of the token; null for stake and RAM, and while unknown. */
  total: Asset | null;
}

/** The largest accounts, 100, 500 or 1,000 of them, searched and exported. */
export function RankedPart({ title, by, defaultCount, total }: RankedPartProps) {
  const text = useTokenTexts();
  const { screen } = useMessages();
  const format = useFormat();
  const [count, setCount] = useQueryChoice('rows', COUNTS, defaultCount);
  const find = useQueryValue('account') ?? '';
  const load = useLoad(topAccountsStore, by === null ? null : `${by}/${count}`);
  const top = load.state.kind === 'ready' ? load.state.value : null;
  const shown = top ? findAccounts(top.rows, find) : [];
  const listedShare = top && total ? shareOfTotal(sumOf(top.rows), total) : null;
  return (
    <Section
      title={title}
      note={
        top && (
          <>
            {format.number(top.rows.length)}
            <span className="ms-2">{screen.source(sourceName(top.source))}</span>
          </>
        )
      }
      actions={top && <ExportCsv rows={shown} {...rankedFile(by ?? '')} />}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <SearchField
          parameter="account"
          label={text.findAccount}
          dir="ltr"
          maxLength={13}
          className="w-full sm:w-64"
        />
        <Toggle
          label={text.count}
          options={COUNTS.map((key) => ({ key, label: format.number(Number(key)) }))}
          current={count}
          onSelect={setCount}
        />
      </div>
      <StateView
        {...load}
        loading={<SkeletonRows rows={20} />}
        empty={{ title: text.noHolders, text: text.noHoldersHint }}
      >
        {() => (
          <>
            {listedShare !== null && (
              <p className="pb-2 text-muted">{text.ofShown(format.percent(listedShare))}</p>
            )}
            {shown.length === 0 ? (
              <p className="py-4 text-muted">{text.noAccount(find)}</p>
            ) : (
              <RankedTable caption={title} rows={shown} total={total} />
            )}
          </>
        )}
      </StateView>
      {load.state.kind === 'unsupported' && (
        <p className="max-w-prose text-muted">{text.nodeCannot}</p>
      )}
    </Section>
  );
}

function sumOf(rows: readonly RankedAccount[]): Asset {
  const [first] = rows;
  const units = rows.reduce((sum, { amount }) => sum + amount.units, 0n);
  return { units, symbol: first?.amount.symbol ?? { code: '', precision: 0 } };
}

const rankedFile = (by: string): CsvFile<RankedAccount> => ({
  name: `top-${by.replace(':', '-')}`,
  columns: {
    rank: ({ rank }) => rank,
    account: ({ account }) => account,
    amount: ({ amount }) => amount,
  },
});
