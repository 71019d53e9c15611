import { chainNow } from '#src/chain/core/clock.ts';
import { isName } from '#src/chain/core/name.ts';
import { formatTime } from '#src/chain/core/format-time.ts';
import type { LockedTokens, LockKind } from '#src/chain/model/vest/locked-tokens.ts';
import { LockedTable } from '#src/components/vest/locked-table.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useVestTexts } from '#src/i18n/areas/vest/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf, type ScreenId } from '#src/routes.ts';
import { useChainWithFacts } from '#src/stores/chain/contract-facts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { lockedTokensStore } from '#src/stores/vest/locked-tokens.ts';
import { AccountLookUp, useRequestedAccount } from '../account-look-up.tsx';
import { WithTools } from '../directory/with-tools.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

export function VestScreen({ locale, chain }: ScreenProps) {
  const actual = useChainWithFacts(chain);
  return (
    <Screen locale={locale}>
      <Vest kinds={kindsOf(actual)} />
    </Screen>
  );
}

/** The tokens that the chain's contracts hold back from an account, and until when. */
function Vest({ kinds }: { kinds: readonly LockKind[] }) {
  const text = useVestTexts();
  const account = useRequestedAccount();
  return (
    <WithTools>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <AccountLookUp label={text.shared.account} button={text.shared.show} />
      {isName(account) ? (
        <Locked key={account} account={account} />
      ) : (
        <Section title={text.locked}>
          <StateView state={{ kind: 'empty' }} empty={{ title: text.ask, text: text.askHint }}>
            {() => null}
          </StateView>
        </Section>
      )}
      <Section title={text.sources}>
        <p className="max-w-prose pb-3 text-muted">{text.noService}</p>
        <ul className="divide-y border-b">
          {kinds.map((kind) => (
            <li key={kind} className="grid gap-x-4 py-2 sm:grid-cols-(--columns-facts)">
              <span className="text-muted">{text.kinds[kind]}</span>
              <code dir="ltr" className="text-start">
                {tables[kind]}
              </code>
            </li>
          ))}
        </ul>
      </Section>
    </WithTools>
  );
}

function Locked({ account }: { account: string }) {
  const text = useVestTexts();
  const locale = useLocale();
  const load = useLoad(lockedTokensStore, account);
  const rows = load.state.kind === 'ready' ? load.state.value : null;
  const total = rows && totalOf(rows);
  return (
    <Section
      title={text.locked}
      note={<AccountLink name={account} />}
      actions={rows && <ExportCsv rows={rows} {...lockedFile(account)} />}
    >
      <StateView
        {...load}
        empty={{ title: text.none, text: text.noneHint }}
        missing={{ title: text.noAccount(account), text: text.askHint }}
      >
        {(locked) => (
          <>
            {total && (
              <p className="pb-2">
                <span className="text-quiet">{text.shared.total}</span> <Amount amount={total} />
              </p>
            )}
            <LockedTable
              rows={locked}
              now={chainNow()}
              hrefOf={(kind) => {
                const path = pathOf(kind);
                return path === null ? null : localizePath(path, locale);
              }}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}

/** Contract and table of each kind. */
const tables: Readonly<Record<LockKind, string>> = {
  refund: 'eosio · refunds',
  rex: 'eosio · rexbal',
  'rex-savings': 'eosio · rexbal',
  'xpr-refund': 'eosio · refundsxpr',
  'long-stake': 'longstaking · stakes',
  genesis: 'eosio · genesis',
  'fio-grant': 'eosio · lockedtokens',
  'fio-lock': 'eosio · locktokensv2',
};

/** Screens that release tokens. Those of FIO are released by the chain itself. */
const forms: Readonly<Record<LockKind, { readonly id: ScreenId; readonly query?: string } | null>> =
  {
    refund: { id: 'resources-refund' },
    rex: { id: 'rex', query: '?tab=unlend' },
    'rex-savings': { id: 'rex', query: '?tab=savings' },
    'xpr-refund': { id: 'staking-refund' },
    'long-stake': { id: 'longstaking-stake' },
    genesis: { id: 'gbm-rewards' },
    'fio-grant': null,
    'fio-lock': null,
  };

function pathOf(kind: LockKind): string | null {
  const form = forms[kind];
  if (!form) return null;
  return screenOf(form.id).path + (form.query ?? '');
}

function kindsOf({ features, rexEnabled }: ScreenProps['chain']): readonly LockKind[] {
  if (features.includes('fio-names')) return ['fio-grant', 'fio-lock'];
  if (features.includes('xpr-staking')) return ['xpr-refund', 'long-stake'];
  return [
    'refund',
    ...(rexEnabled ? (['rex', 'rex-savings'] as const) : []),
    ...(features.includes('genesis-rewards') ? (['genesis'] as const) : []),
  ];
}

function totalOf(rows: readonly LockedTokens[]) {
  const [first] = rows;
  if (!first) return null;
  return { ...first.amount, units: rows.reduce((sum, { amount }) => sum + amount.units, 0n) };
}

const lockedFile = (account: string): CsvFile<LockedTokens> => ({
  name: `locked-${account}`,
  columns: {
    kind: ({ kind }) => kind,
    amount: ({ amount }) => amount,
    free_from: ({ freeAt }) => (freeAt === null ? null : formatTime(freeAt)),
  },
});

export const screen: ScreenModule = { Screen: VestScreen };

await textsReady();
