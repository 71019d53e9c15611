import { useState } from 'react';
import { AccountField } from '#src/components/form/account-field.tsx';
import { ProposalTable } from '#src/components/multisig/proposal-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { ProposalList, ProposalRow } from '#src/chain/client/proposals.ts';
import type { LoadState } from '#src/chain/model/load-state.ts';
import { isName } from '#src/chain/core/name.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { proposalsStore } from '#src/stores/proposals.ts';
import { useLoad } from '#src/stores/query.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { useUser } from '../wallet/use-wallet.ts';

export function ProposalsScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Proposals />
    </Screen>
  );
}

/** The chain's open proposals, or those of `?proposer=`; first what concerns who is logged in. */
function Proposals() {
  const url = useUrl();
  const proposer = url && (url.searchParams.get('proposer') ?? '');
  const { state, store } = useLoad(proposalsStore, proposer);
  const user = useUser();
  const text = useMultisigTexts();
  const list = proposer === '' && state.kind === 'ready' ? state.value.rows : [];
  const forMe = list.filter(
    ({ approvals }) =>
      user && approvals.some((one) => one.actor === user.actor && one.state === 'Pending'),
  );
  return (
    <>
      <h1 className="text-xl font-semibold">{text.list}</h1>
      {forMe.length > 0 && <Rows title={text.forMe} rows={forMe} />}
      {user && proposer === '' && <Mine actor={user.actor} />}
      <FindProposer key={proposer} proposer={proposer ?? ''} />
      <Section title={proposer ? text.ofAccount(proposer) : text.all} flush>
        <StateView
          state={emptied(state)}
          empty={{ title: text.nothing, text: text.nothingHint }}
          onRetry={store?.retry}
        >
          {({ rows, complete }) => (
            <>
              <ProposalTable caption={text.all} rows={rows} />
              {!complete && <p className="border-t px-4 py-3 text-muted">{text.notAll}</p>}
            </>
          )}
        </StateView>
      </Section>
    </>
  );
}

function emptied(state: LoadState<ProposalList>): LoadState<ProposalList> {
  return state.kind === 'ready' && state.value.rows.length === 0 ? { kind: 'empty' } : state;
}

/** The proposals of who is logged in, which a long list of all may not hold. */
function Mine({ actor }: { actor: string }) {
  const { state } = useLoad(proposalsStore, actor);
  const text = useMultisigTexts();
  if (state.kind !== 'ready' || state.value.rows.length === 0) return null;
  return <Rows title={text.mine} rows={state.value.rows} />;
}

function Rows({ title, rows }: { title: string; rows: readonly ProposalRow[] }) {
  const format = useFormat();
  return (
    <Section title={title} note={format.number(rows.length)} flush>
      <ProposalTable caption={title} rows={rows} />
    </Section>
  );
}

function FindProposer({ proposer }: { proposer: string }) {
  const text = useMultisigTexts();
  const { problems } = useFormTexts();
  const [typed, setTyped] = useState(proposer);
  const [wrong, setWrong] = useState(false);
  const show = () => {
    const name = typed.trim().toLowerCase();
    setWrong(name !== '' && !isName(name));
    if (name === '' || isName(name)) setQuery({ proposer: name === '' ? null : name });
  };
  return (
    <form
      noValidate
      className="max-w-form"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <AccountField
        label={text.find}
        hint={text.findHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong ? problems['not-a-name'] : undefined}
        after={
          <Button type="submit" size="sm" variant="ghost" className="-me-2">
            {text.show}
          </Button>
        }
      />
    </form>
  );
}
