import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { regproducer } from '#src/chain/actions/producer.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseUnits } from '#src/chain/core/typed-units.ts';
import type { ProducerValues } from '#src/chain/model/proposal/template-check.ts';
import { tokenChoices, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { PayTemplate } from '#src/components/multisig/pay-template.tsx';
import { ProducerTemplate } from '#src/components/multisig/producer-template.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTemplateTexts } from '#src/i18n/areas/multisig/templates/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $queue, enqueue } from '#src/stores/multisig/multisig.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ContractTemplate } from './contract-template.tsx';
import { KeysTemplate } from './keys-template.tsx';
import type { TemplateProps } from './template-props.ts';

const kinds = ['pay', 'keys', 'contract', 'producer'] as const;

/** Usual actions of an account with several owners, for the queue. */
export function Templates({ executor }: { executor: PermissionLevel }) {
  const text = useTemplateTexts();
  const format = useFormat();
  const [kind, setKind] = useState<(typeof kinds)[number]>('pay');
  const [added, setAdded] = useState(0);
  const [isFull, setFull] = useState(false);
  const isQueued = useStore($queue).length > 0;
  const add = (actions: readonly Action[]) => {
    try {
      enqueue(actions);
      setFull(false);
      setAdded((isQueued ? added : 0) + actions.length);
    } catch {
      // A contract's code can be larger than the storage of a tab.
      setFull(true);
    }
  };
  const props = { executor, onAdd: add };
  const forms: Readonly<Record<(typeof kinds)[number], ReactNode>> = {
    pay: <Pay {...props} />,
    keys: <KeysTemplate {...props} />,
    contract: <ContractTemplate {...props} />,
    producer: <Producer {...props} />,
  };
  return (
    <div className="max-w-form space-y-4 pt-3">
      <SelectField
        label={text.label}
        options={kinds.map((key) => ({ key, label: text[key] }))}
        value={kind}
        onSelect={setKind}
      />
      <p className="text-muted">
        {text.as(`\u2066${executor.actor}@${executor.permission}\u2069`)}
      </p>
      <div key={`${kind} ${executor.actor}`}>{forms[kind]}</div>
      <p role="status">{isQueued && added > 0 && text.added(format.number(added))}</p>
      {isFull && (
        <p role="alert" className="text-danger">
          {text.tooLarge}
        </p>
      )}
    </div>
  );
}

function Pay({ executor: { actor, permission }, onAdd }: TemplateProps) {
  const { accounts, coreSymbol } = chainConfig();
  const { state } = useLoad(tokensStore, actor);
  const core: TokenChoice = { contract: accounts.token, symbol: coreSymbol, balance: null };
  const choices = tokenChoices(state.kind === 'ready' ? state.value.tokens : [], core).filter(
    ({ about }) => !about,
  );
  const [first = core, ...others] = choices;
  return (
    <PayTemplate
      from={actor}
      tokens={[first, ...others]}
      onAdd={({ contract, symbol }, { to, amount, memo }) => {
        const quantity = { units: parseUnits(amount, symbol.precision), symbol };
        const action = transfer({ contract, from: actor, to, quantity, memo }, permission);
        onAdd([{ ...action, authorization: [] }]);
      }}
    />
  );
}

function Producer({ executor: { actor, permission }, onAdd }: TemplateProps) {
  const load = useLoad(rankedProducersStore, '');
  const add = ({ key, url, location }: ProducerValues) => {
    const fields = { producer: actor, key, url, location: Number(location) };
    onAdd([{ ...regproducer(fields, permission), authorization: [] }]);
  };
  return (
    <StateView {...load} loading={<SkeletonForm />}>
      {(producers) => {
        const found = producers.find(({ owner, active }) => owner === actor && active);
        const { key, url, location } = found ?? { key: '', url: '', location: 0 };
        return (
          <ProducerTemplate
            isRegistered={found !== undefined}
            initial={{ key, url, location: String(location) }}
            onAdd={add}
          />
        );
      }}
    </StateView>
  );
}
