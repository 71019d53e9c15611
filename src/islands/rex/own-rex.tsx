import type { Action } from '#src/chain/actions/action.ts';
import { cnclrexorder, closerex, consolidate, rexexec, updaterex } from '#src/chain/actions/rex.ts';
import * as limits from '#src/chain/core/limits.ts';
import { loanKey } from '#src/chain/model/rex/rex-loan.ts';
import { rexValue } from '#src/chain/model/rex/rex-pool.ts';
import { rexInterest } from '#src/chain/model/rex/rex-rules.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { LoanTable } from '#src/components/account/powerup-orders.tsx';
import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { RexFacts } from '#src/components/account/rex-facts.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type RexHoldings } from '#src/chain/client/account/account-stakes.ts';
import { rexLoansStore, rexStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** The user's REX, its maturity, expected return and loans. */
export function OwnRex({ user, yearly }: { user: User; yearly: number }) {
  const { actor } = user;
  const text = useRexTexts();
  const { rex: words, loans: loanWords } = useAccountResourcesTexts();
  const locale = useLocale();
  const { state, store } = useLoad(rexStore, actor);
  const { state: loans } = useLoad(rexLoansStore, actor);
  return (
    <>
      <OutcomeBanner />
      <Section title={text.yours}>
        <StateView
          state={state}
          loading={<SkeletonRows rows={5} />}
          empty={{ title: words.none, text: words.noneHint }}
          onRetry={store?.retry}
        >
          {(holdings) => (
            <>
              <RexFacts holdings={holdings} />
              <Interest holdings={holdings} yearly={yearly} />
              {holdings.balance && holdings.balance.buckets.length > 0 && (
                <RexBuckets buckets={holdings.balance.buckets} pool={holdings.pool} />
              )}
              <Manage user={user} holdings={holdings} hasLoans={loans.kind !== 'empty'} />
            </>
          )}
        </StateView>
      </Section>
      {loans.kind === 'ready' && (
        <Section title={loanWords.title}>
          <LoanTable
            loans={loans.value}
            fundPath={(loan) => localizePath(`/rex?tab=loan&loan=${loanKey(loan)}`, locale)}
          />
        </Section>
      )}
    </>
  );
}

function Interest({
  holdings: { balance, pool },
  yearly,
}: {
  holdings: RexHoldings;
  yearly: number;
}) {
  const text = useRexTexts();
  const format = useFormat();
  if (!balance || !pool) return null;
  const lent = rexValue(pool, balance.rex.units);
  return (
    <KeyValueList
      items={limits.interestDays.map((days) => ({
        key: String(days),
        label: days === 1 ? text.expected : text.interest(format.number(days)),
        value: <Amount amount={rexInterest(lent, yearly, days)} />,
      }))}
    />
  );
}

/** As many due sales and loans as the contract processes with other actions. */
const PROCESSED = 2;

interface ManageProps {
  user: User;
  holdings: RexHoldings;
  /** Or whether they are unknown. */
  hasLoans: boolean;
}

/** Actions without fields. */
function Manage({ user, holdings, hasLoans }: ManageProps) {
  const { actor, permission } = user;
  const text = useRexTexts();
  const pending = useSigningStage() !== null;
  const { balance, fund, order } = holdings;
  const isEmpty = (balance?.rex.units ?? 0n) === 0n && (fund?.balance.units ?? 0n) === 0n;
  const buckets = balance?.buckets.filter(({ kind }) => kind === 'maturing').length ?? 0;
  const choices: [string, Action][] = [
    ...(order?.state === 'open'
      ? ([
          [text.orders.cancel, cnclrexorder(actor, permission)],
          [text.orders.process, rexexec(actor, PROCESSED, permission)],
        ] as const)
      : []),
    ...(buckets > 1 ? [[text.orders.consolidate, consolidate(actor, permission)] as const] : []),
    ...(balance && !isEmpty ? [[text.orders.update, updaterex(actor, permission)] as const] : []),
    ...(isEmpty && !hasLoans ? [[text.orders.close, closerex(actor, permission)] as const] : []),
  ].map(([label, action]) => [label, action]);
  if (choices.length === 0) return null;
  return (
    <div className="space-y-2 py-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={text.shared.manage}>
        {choices.map(([label, action]) => (
          <Button key={label} size="sm" disabled={pending} onClick={() => void transact([action])}>
            {label}
          </Button>
        ))}
      </div>
      {buckets > 1 && <p className="text-xs text-muted">{text.consolidateHint}</p>}
    </div>
  );
}

await textsReady();
