import { AccountList } from '#src/components/account/account-list.tsx';
import { KeyAccounts } from '#src/components/account/controlled-accounts.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { createdAccountsStore, controlledStore } from '#src/stores/account/account-holdings.ts';
import { creatorStore } from '#src/stores/account/account.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';

/** The account's creator and the accounts it created. */
export function CreatedAccounts({ name }: { name: string }) {
  const list = useLoad(createdAccountsStore, name);
  const text = useAccountPartsTexts();
  const format = useFormat();
  const count = list.state.kind === 'ready' ? list.state.value : null;
  const note = count && format.number(count.rows.length) + (count.next !== null ? '+' : '');
  return (
    <Section title={text.family} note={note ?? undefined}>
      <Parent name={name} />
      <InfiniteRowsView list={list} empty={{ title: text.noChildren, text: text.noChildrenHint }}>
        {(accounts) => <AccountList accounts={accounts} />}
      </InfiniteRowsView>
    </Section>
  );
}

function Parent({ name }: { name: string }) {
  const system = name === 'eosio' || name.startsWith('eosio.');
  const { state } = useLoad(creatorStore, system ? null : name);
  const text = useAccountPartsTexts();
  if (state.kind !== 'ready') return null;
  return (
    <p className="flex flex-wrap gap-x-2 border-b py-3">
      <span className="text-muted">{text.parent}</span>
      <AccountLink name={state.value.creator} />
    </p>
  );
}

/** Permissions of other accounts that this one can use. */
export function ControlledPart({ name }: { name: string }) {
  const load = useLoad(controlledStore, name);
  const text = useAccountPartsTexts();
  return (
    <Section title={text.controlled}>
      <StateView {...load} empty={{ title: text.noControlled, text: text.noControlledHint }}>
        {(rows) => <KeyAccounts rows={rows} />}
      </StateView>
    </Section>
  );
}
