import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { type SnapshotSource, snapshotPage, sourcesOf } from '#src/chain/client/token/snapshot.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { compareUnits } from '#src/chain/core/asset-sums.ts';
import * as limits from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import { ranked } from '#src/chain/model/token/ranked-account.ts';
import { readTokenId, type TokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { SnapshotProgress } from '#src/components/snapshot/snapshot-progress.tsx';
import { RankedTable } from '#src/components/token/ranked-table.tsx';
import { TokenLookUp } from '#src/components/token/token-look-up.tsx';
import { TokenName } from '#src/components/token/token-name.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { fileName } from '#src/components/ui/save-file.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useSnapshotTexts } from '#src/i18n/areas/snapshot/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig, ownTokens } from '#src/stores/chain/chain.ts';
import { coreToken } from '#src/stores/chain/core-token.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { createSnapshot } from '#src/stores/token/snapshot.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';

const COUNTS = ['100', '1000', '10000', 'all'] as const;
type Count = (typeof COUNTS)[number];

export function SnapshotScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <SnapshotPage />
    </Screen>
  );
}

function SnapshotPage() {
  const text = useSnapshotTexts();
  const url = useUrl();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      {url ? <Choices url={url} /> : <SkeletonRows rows={8} />}
    </>
  );
}

/** What is read is in the address. Another choice begins another snapshot. */
function Choices({ url }: { url: URL }) {
  const text = useSnapshotTexts();
  const format = useFormat();
  const { searchParams } = url;
  const token = readTokenId(searchParams.get('token') ?? '') ?? coreToken();
  const sources = sourcesOf({ config: chainConfig() }, token);
  const [source, setSource] = useQueryChoice('source', sources, 'node');
  const [count, setCount] = useQueryChoice('rows', COUNTS, '1000');
  const typedFrom = searchParams.get('from') ?? '';
  const from = isName(typedFrom) ? typedFrom : '';
  const isNode = source === 'node';
  const order = [tokenIdText(token), source, count, from].join(' ');
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={text.source}
          value={source}
          options={sources.map((key) => ({ key, label: text.sources[key] }))}
          onSelect={setSource}
        />
        <TokenLookUp onOpen={(id) => setQuery({ token: tokenIdText(id) })} />
        {isNode && (
          <>
            <SelectField
              label={text.most}
              value={count}
              options={COUNTS.map((key) => ({
                key,
                label: key === 'all' ? text.all : format.number(Number(key)),
              }))}
              onSelect={setCount}
            />
            <SearchField
              parameter="from"
              label={text.from}
              hint={text.fromHint}
              error={typedFrom === from ? undefined : text.notAName}
              dir="ltr"
              maxLength={13}
            />
          </>
        )}
      </div>
      <p className="max-w-prose text-muted">{text.notes[source]}</p>
      <Balances key={order} {...{ token, source, count, from }} />
    </>
  );
}

interface BalancesProps {
  token: TokenId;
  source: SnapshotSource;
  count: Count;
  /** The first account. Empty for the first of all. */
  from: string;
}

function Balances({ token, source, count, from }: BalancesProps) {
  const text = useSnapshotTexts();
  const most = count === 'all' || source !== 'node' ? null : Number(count);
  const [job] = useState(() =>
    createSnapshot(
      (first, signal) => snapshotPage(chainAccess(), { source, token, from: first }, { signal }),
      async (signal) => (await chainAccess().node.getInfo({ signal })).head_block_num,
      from,
      most ?? Infinity,
    ),
  );
  const progress = useStore(job.$progress);
  useEffect(() => job.stop, [job]);
  const settled = progress.kind !== 'running';
  const rows = useMemo(
    () => (settled ? ranked(largestFirst(job.balances().slice(0, progress.holders))) : []),
    [settled, job, progress.holders],
  );
  const save = async () => {
    const { saveTable } = await import('#src/components/ui/save-csv.ts');
    const cutBySource = source === 'light-api' && progress.holders >= limits.mostTableRows;
    const isComplete =
      progress.kind === 'done' && !progress.truncated && !cutBySource && from === '';
    const blocks = [progress.from, progress.to].map(String);
    const name = fileName(chainConfig().key, token.code, 'snapshot', ...blocks);
    await saveTable(job.balances(), {
      name: isComplete ? name : `${name}-part`,
      columns: { account: ({ account }) => account, balance: ({ amount }) => amount },
    });
  };
  return (
    <Section title={text.shared.balances} note={<TokenName {...token} chainTokens={ownTokens()} />}>
      <SnapshotProgress
        {...progress}
        most={most}
        onRun={() => void job.run()}
        onStop={job.stop}
        onSave={() => void save()}
      />
      {rows.length > 0 && <RankedTable caption={text.shared.balances} rows={rows} total={null} />}
    </Section>
  );
}

function largestFirst<T extends { readonly amount: Asset }>(rows: readonly T[]): readonly T[] {
  return rows.toSorted((a, b) => compareUnits(b.amount, a.amount));
}

export const screen: ScreenModule = { Screen: SnapshotScreen };

await textsReady();
