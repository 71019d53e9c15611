import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { rangeOf } from '#src/chain/model/shared/utc-day.ts';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import { TaxForm, type TaxProblem, type TaxValues } from '#src/components/tax/tax-form.tsx';
import { TaxProgress } from '#src/components/tax/tax-progress.tsx';
import { fileName } from '#src/components/ui/save-file.ts';
import { useTaxTexts } from '#src/i18n/areas/tax/texts.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $settings } from '#src/stores/settings/settings.ts';
import { accountTaxExport } from '#src/stores/tax/account-tax-export.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useUser } from '../wallet/use-wallet.ts';

/** The form of an export and its progress. */
export function Tax() {
  const text = useTaxTexts();
  const user = useUser();
  const url = useUrl();
  const existence = useExistence();
  // Past prices are in dollars. Visitors who count in another currency have to choose them.
  const usesDollars = useStore($settings).currency === 'USD';
  const given = (name: string) => url?.searchParams.get(name) ?? '';
  const account = url?.searchParams.get('account') ?? user?.actor ?? '';
  const values: TaxValues = {
    account,
    from: given('from'),
    to: given('to'),
    values: given('values') === '' ? usesDollars : given('values') === 'yes',
  };
  const [problem, setProblem] = useState<TaxProblem | null>(null);
  // An export is of one account and period: another one is started again.
  const of = JSON.stringify([account, values.from, values.to]);
  const [accountText, setAccountText] = useState<string | null>(null);
  const isStarted = accountText === of;

  const change = (next: TaxValues) => {
    setProblem(null);
    setQuery({
      account: next.account,
      from: next.from || null,
      to: next.to || null,
      values: next.values === usesDollars ? null : next.values ? 'yes' : 'no',
    });
  };
  const submit = async () => {
    const found = problemOf(values);
    setProblem(found);
    if (found === null && (await lookUpAccount(account)) !== 'missing') setAccountText(of);
  };
  return (
    <FormLayout
      aside={
        <AsidePart title={text.file}>
          {isStarted ? (
            <Running key={of} values={values} onClear={() => setAccountText(null)} />
          ) : (
            <p className="py-3 text-muted">{text.idle}</p>
          )}
        </AsidePart>
      }
    >
      <TaxForm
        values={values}
        problem={problem}
        existence={existence(account)}
        priced={chainConfig().backendUrl !== null}
        onChange={change}
        onSubmit={() => void submit()}
      />
    </FormLayout>
  );
}

function problemOf({ account, from, to }: TaxValues): TaxProblem | null {
  if (!isName(account)) return 'no-account';
  return from !== '' && to !== '' && from > to ? 'order' : null;
}

/** The export of an account and a period, which starts at once. */
function Running({ values, onClear }: { values: TaxValues; onClear: () => void }) {
  const { account } = values;
  const [job] = useState(() => accountTaxExport(values));
  const progress = useStore(job.$progress);
  const [file, setFile] = useState<{ records: number; unpriced: number; refused: number } | null>(
    null,
  );
  useEffect(() => {
    void job.run();
    return job.stop;
  }, [job]);
  const save = async () => {
    const [{ saveCsv }, { taxFile }] = await Promise.all([
      import('#src/components/ui/save-csv.ts'),
      import('#src/stores/tax/tax-file.ts'),
    ]);
    const options = { values: values.values && chainConfig().backendUrl !== null };
    const { columns, records, ...counts } = await taxFile(account, job.transfers(), options);
    const name = fileName(account, 'cointracking', chainConfig().key);
    await saveCsv(name, columns, records, { byteOrderMark: false });
    setFile({ records: records.length, ...counts });
  };
  const clear = async () => {
    await job.clear();
    onClear();
  };
  return (
    <TaxProgress
      {...progress}
      period={periodOf(values, progress.until)}
      file={file}
      onGoOn={() => void job.run()}
      onStop={job.stop}
      onSave={() => void save()}
      onClear={() => void clear()}
    />
  );
}

/** Transfers are read from the newest to the oldest. Null where the period has no beginning. */
function periodOf({ from, to }: TaxValues, until: number | null) {
  const range = rangeOf(from, to);
  if (range === null || range.from === null) return null;
  const end = Math.min(range.to ?? Infinity, Date.now());
  const of = end - range.from;
  return { done: until === null ? 0 : Math.min(Math.max(end - until, 0), of), of };
}
