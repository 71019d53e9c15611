import { rexActions } from '#src/chain/actions/rex-moves.ts';
import { voteByProxy } from '#src/chain/actions/vote.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import * as limits from '#src/chain/core/limits.ts';
import { loanKey, renewsLoan } from '#src/chain/model/rex/rex-loan.ts';
import type { RexForm as FormName, RexMeans, RexMove } from '#src/chain/model/rex/rex-form.ts';
import { firstMove, rexForms } from '#src/chain/model/rex/rex-form.ts';
import { defaultMaturity } from '#src/chain/model/rex/rex-maturity.ts';
import { lendingNeedsVotes, mayLend } from '#src/chain/model/rex/rex-rules.ts';
import { proxyRefusal } from '#src/chain/model/vote/proxy-use.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FactRows } from '#src/components/form/fact-rows.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { FormNotice } from '#src/components/form/form-notice.tsx';
import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { RexFacts } from '#src/components/account/rex-facts.tsx';
import { RexForm, type RexValues } from '#src/components/rex/rex-form.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { DueTime } from '#src/components/ui/due-time.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { screenOf } from '#src/routes.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { rexLoansStore, rexStore, stakesGivenStore } from '#src/stores/account/account-stakes.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useInLink } from '#src/stores/form/use-in-link.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { rexMaturityStore, rexStateStore } from '#src/stores/rex/rex.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { NothingSells } from './nothing-sells.tsx';
import { symbolOf, useRexFacts, useRexLines } from './rex-effects.tsx';
import { useLendProxy } from './use-lend-proxy.ts';

const PARAMETERS = { amount: 'amount', receiver: 'receiver', proxy: 'proxy' } as const;

/** One of the forms of REX with its preview, and the user's REX beside it. */
export function RexFormPart({ form: name, user }: { form: FormName; user: User }) {
  const { actor, permission } = user;
  const text = useRexTexts();
  const format = useFormat();
  const { rex: words } = useAccountResourcesTexts();
  const account = useLoad(accountStore, actor || null).state;
  const given = useLoad(stakesGivenStore, actor || null).state;
  const holdings = useLoad(rexStore, actor || null);
  const rex = useLoad(rexStateStore, '');
  const rule = useLoad(rexMaturityStore, '').state;
  const existence = useExistence();
  const blank: RexValues = { amount: '', receiver: actor, proxy: '' };
  const form = useWalletForm(`rex-${name}`, blank, PARAMETERS, { choices: ['what', 'loan'] });
  const { what: asked, loan: askedLoan } = form.choices;
  const loans = useLoad(rexLoansStore, name === 'loan' ? actor || null : null);
  const ownLoans = loans.state.kind === 'ready' ? loans.state.value : [];
  const loan = ownLoans.find((one) => loanKey(one) === askedLoan) ?? ownLoans[0] ?? null;
  const rexHoldings = holdings.state.kind === 'ready' ? holdings.state.value : null;
  const means: RexMeans = {
    liquid: account.kind === 'ready' ? account.value.liquid : null,
    staked: given.kind === 'ready' ? given.value.own : null,
    balance: rexHoldings?.balance ?? null,
    fund: rexHoldings?.fund ?? null,
    knowsRex: rexHoldings !== null || holdings.state.kind === 'empty',
    loanFund: loan?.balance ?? null,
  };
  const move: RexMove = rexForms[name].find((one) => one === asked) ?? firstMove(name, means);
  useInLink('what', move);
  const pool = rex.state.kind === 'ready' ? (rex.state.value?.pool ?? null) : null;
  const maturity = rule.kind === 'ready' ? rule.value : defaultMaturity;
  const symbol = symbolOf(move, pool);
  const facts = useRexFacts(move, symbol, pool, maturity);
  const lines = useRexLines(move, maturity);

  const voter = account.kind === 'ready' ? account.value.voter : undefined;
  const needsVotes =
    name === 'lend' && lendingNeedsVotes(chainConfig()) && voter !== undefined && !mayLend(voter);
  const refusal = needsVotes ? proxyRefusal(voter) : null;
  const needsProxy = needsVotes && refusal === null;
  const proxy = useLendProxy(needsProxy, form.initial.proxy);

  const actionsOf = ({ amount, receiver, proxy: named }: RexValues) => {
    const units = readUnits(amount, symbol.precision);
    if (typeof units === 'string') return null;
    const fields = { owner: actor, amount: { units, symbol }, receiver, loan };
    const first = needsProxy ? [voteByProxy(actor, named, permission)] : [];
    return [...first, ...rexActions(move, fields, permission)];
  };
  const frame = useFormFrame(form, actionsOf, async ({ receiver, proxy: named }) => {
    if (receiver !== actor && (await lookUpAccount(receiver)) === 'missing') return false;
    return !needsProxy || !(await proxy.isRefused(named));
  });
  return (
    <FormWithPreview
      user={user}
      actions={refusal === null ? frame.actions : null}
      facts={
        actor !== '' && (
          <AsidePart title={words.title}>
            <StateView
              state={holdings.state}
              empty={{ title: words.none, text: words.noneHint }}
              onRetry={holdings.store?.retry}
            >
              {(own) => (
                <>
                  <RexFacts holdings={own} />
                  {own.balance && own.balance.buckets.length > 0 && (
                    <RexBuckets buckets={own.balance.buckets} pool={own.pool} />
                  )}
                </>
              )}
            </StateView>
          </AsidePart>
        )
      }
    >
      {refusal === 'never-staked' && (
        <FormNotice
          title={text.neverStaked}
          text={text.neverStakedText}
          link={{ label: text.toStake, path: screenOf('resources-stake').path }}
        />
      )}
      {refusal === 'is-proxy' && (
        <FormNotice
          title={text.votesNeeded}
          text={text.votesNeededText(format.number(limits.rexVotes))}
          link={{ label: text.toVote, path: '/vote' }}
        />
      )}
      {move === 'sell' && rexHoldings?.balance && <NothingSells balance={rexHoldings.balance} />}
      {name === 'loan' && !loan && actor !== '' ? (
        <StateView
          state={loans.state}
          empty={{ title: text.noLoans, text: text.noLoansHint }}
          onRetry={loans.store?.retry}
        >
          {() => null}
        </StateView>
      ) : (
        <RexForm
          key={`${form.key} ${move}`}
          {...frame.fields}
          form={name}
          move={move}
          onMove={(next) => form.choose('what', next)}
          symbol={symbol}
          means={means}
          factsOf={facts}
          lines={lines}
          from={actor}
          existence={existence}
          onReceiver={(receiver) => void lookUpAccount(receiver)}
          disabled={refusal !== null}
          proxy={needsProxy ? proxy : null}
        >
          {loan && (
            <>
              <SelectField
                label={text.loanNumber}
                value={loanKey(loan)}
                options={ownLoans.map((one) => ({
                  key: loanKey(one),
                  label: text.loanOption(one.kind.toUpperCase(), one.number, one.receiver),
                }))}
                onSelect={(key) => form.choose('loan', key)}
              />
              <FactRows
                facts={[
                  { label: text.loanFund, value: <Amount amount={loan.balance} /> },
                  { label: text.loanPayment, value: <Amount amount={loan.payment} /> },
                  {
                    label: text.loanExpires,
                    value: <DueTime at={loan.expiresAt} due={text.loanExpired} />,
                  },
                  {
                    label: text.loanRenews,
                    value: renewsLoan(loan) ? text.shared.yes : text.shared.no,
                  },
                ]}
              />
            </>
          )}
        </RexForm>
      )}
    </FormWithPreview>
  );
}

await textsReady();
