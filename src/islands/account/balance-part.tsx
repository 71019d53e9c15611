import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatUnits } from '#src/chain/core/asset.ts';
import type { TokenBalance } from '#src/chain/model/account/account.ts';
import { balanceSeries } from '#src/chain/model/account/balance-series.ts';
import { BalanceHistory } from '#src/components/account/balance-history.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { fileName } from '#src/components/ui/save-file.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useAccountBalanceTexts } from '#src/i18n/areas/account/balance/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { balanceHistory } from '#src/stores/account/balance-history.ts';
import { useLoad } from '#src/stores/load-store.ts';

const keyOf = ({ contract, amount }: TokenBalance) => `${amount.symbol.code}@${contract}`;

/** Draws the balance of one of an account's tokens over time, when the visitor asks for it. */
export function BalancePart({ name }: { name: string }) {
  const text = useAccountBalanceTexts();
  const { state } = useLoad(tokensStore, name);
  const [chosen, setChosen] = useState<string | null>(null);
  /** As it was at the start: the balance and the transfers belong together. */
  const [started, setStarted] = useState<{ token: TokenBalance; at: number } | null>(null);
  const tokens = state.kind === 'ready' ? state.value.tokens : [];
  const token = tokens.find((one) => keyOf(one) === chosen) ?? tokens[0];
  if (!token) return null;
  return (
    <Section title={text.title}>
      <div className="flex flex-wrap items-end gap-4 pt-3">
        <SelectField
          label={text.shared.token}
          options={tokens.map((one) => ({ key: keyOf(one), label: keyOf(one) }))}
          value={keyOf(token)}
          onSelect={(key) => {
            setChosen(key);
            setStarted(null);
          }}
        />
        {started === null && (
          <>
            <Button onClick={() => setStarted({ token, at: Date.now() })}>
              {text.shared.showChart}
            </Button>
            <p className="basis-full text-muted">{text.hint}</p>
          </>
        )}
      </div>
      {started && <Drawn key={keyOf(started.token)} name={name} {...started} />}
    </Section>
  );
}

interface DrawnProps {
  name: string;
  token: TokenBalance;
  /** When the balance was read, milliseconds UTC. */
  at: number;
}

function Drawn({ name, token, at }: DrawnProps) {
  const [job] = useState(() => balanceHistory(name, token));
  const { kind, rows, expected, until, truncated, failure } = useStore(job.$progress);
  useEffect(() => {
    void job.run();
    return job.stop;
  }, [job]);
  const { units, symbol } = token.amount;
  const series = balanceSeries(units, at, job.records());
  const save = async () => {
    const { saveTable } = await import('#src/components/ui/save-csv.ts');
    await saveTable(series.points, {
      name: fileName(name, symbol.code, 'balance'),
      columns: {
        time_utc: ({ time }) => new Date(time).toISOString(),
        balance: (point) => formatUnits(point.units, symbol.precision),
        symbol: () => symbol.code,
      },
    });
  };
  return (
    <BalanceHistory
      kind={kind}
      transfers={rows}
      expected={expected}
      until={until}
      truncated={truncated}
      failure={failure}
      symbol={symbol}
      series={series}
      onGoOn={() => void job.run()}
      onStop={job.stop}
      onSave={() => void save()}
    />
  );
}

await textsReady();
