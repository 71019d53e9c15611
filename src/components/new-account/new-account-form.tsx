import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import {
  type Bought,
  holderProblem,
  newNameProblem,
  startProblems,
  type TypedAccount,
} from '#src/chain/model/account/new-account.ts';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { KeyField } from './key-field.tsx';
import type { KeyMakerProps } from './key-maker.tsx';
import { NameField, type NewNameProps } from './name-field.tsx';
import { NewAccountForecast } from './new-account-forecast.tsx';
import { useNameProblemText, useStartProblemText } from './use-problem-text.ts';

/** `simple`: name and key. `plain`: also the resources. `advanced`: also a key for each permission. */
export type NewAccountKind = 'simple' | 'plain' | 'advanced';

interface NewAccountFormProps
  extends
    NewNameProps,
    Pick<KeyMakerProps, 'chain' | 'isSecure' | 'generate' | 'spell'>,
    FormProps<TypedAccount> {
  creator: string;
  kind: NewAccountKind;
  bought: Bought;
  symbol: TokenSymbol;
  /** Null if unknown. */
  liquid: Asset | null;
  /** Null if the RAM price is unknown. */
  market: RamMarket | null;
}

/** Creates an account that the user’s own account pays for. */
export function NewAccountForm(props: NewAccountFormProps) {
  const { creator, kind, bought, symbol, liquid, market, initial, existence, won } = props;
  const text = useNewAccountTexts();
  const nameText = useNameProblemText();
  const startText = useStartProblemText(symbol);
  const isAdvanced = kind === 'advanced';
  const check = (typed: TypedAccount) => {
    const owner = typed.owner.trim();
    const active = isAdvanced ? typed.active.trim() : owner;
    const values = { ...typed, name: typed.name.trim(), owner, active };
    const taken = existence(values.name) === 'exists';
    const name = newNameProblem(values.name, { creator, taken, won: won.includes(values.name) });
    const start = startProblems(values, { symbol, liquid, market, bought });
    const problems = {
      owner: holderProblem(owner, isAdvanced),
      active: isAdvanced ? holderProblem(active, true) : null,
    };
    return resolverResult(values, {
      name: name && nameText(name),
      owner: problems.owner && nameText(problems.owner),
      active: problems.active && nameText(problems.active),
      ram: start.ram ? startText(start.ram) : null,
      cpu: start.cpu ? startText(start.cpu) : null,
      net: start.net ? startText(start.net) : null,
    });
  };
  // A link or a draft may have another spelling.
  const [owner, active] = [props.spell(initial.owner), props.spell(initial.active)];
  const form = useCheckedForm({ ...props, initial: { ...initial, owner, active } }, check);
  const { values, errors, trigger } = form;
  const name = values.name.trim();
  useCheckedAgain(form.showsError('name'), () => trigger('name'), [existence(name), won.join()]);
  useCheckedAgain(form.isSubmitted, () => trigger(['ram', 'net']), [liquid?.units, market?.bytes]);

  const maker = { account: name, chain: props.chain, isSecure: props.isSecure };
  const keyField = (field: 'owner' | 'active', label: string, hint: string, use = label) => (
    <KeyField
      label={label}
      hint={hint}
      maker={{
        ...maker,
        use,
        generate: props.generate,
        spell: props.spell,
        onKey: form.fill(field),
      }}
      {...form.field(field)}
    />
  );
  return (
    <SubmitForm label={text.submit} pending={props.pending} onSubmit={form.submit}>
      <NameField
        {...{ creator, existence, won }}
        onName={props.onName}
        bidHref={props.bidHref}
        typed={name}
        {...form.field('name')}
      />
      {isAdvanced ? (
        <>
          {keyField('owner', text.owner, text.ownerHint)}
          {keyField('active', text.active, text.activeHint)}
        </>
      ) : (
        keyField('owner', text.shared.publicKey, text.keyHint, `${text.owner}, ${text.active}`)
      )}
      {kind !== 'simple' && bought.ram && (
        <AmountField label={text.shared.ram} unit={text.bytes} {...form.field('ram')} />
      )}
      {kind !== 'simple' && bought.stake && (
        <>
          <AmountField label={text.cpu} unit={symbol.code} {...form.field('cpu')} />
          <AmountField
            label={text.net}
            unit={symbol.code}
            available={liquid}
            {...form.field('net')}
          />
        </>
      )}
      {isAdvanced && bought.stake && (
        <Checkbox label={text.transfer} hint={text.transferHint} {...form.register('transfer')} />
      )}
      <NewAccountForecast {...{ values, creator, symbol, market, bought }} />
      {kind === 'simple' && (errors.ram ?? errors.net) && (
        <p role="alert" className="text-xs text-danger">
          {(errors.ram ?? errors.net)?.message}
        </p>
      )}
    </SubmitForm>
  );
}
