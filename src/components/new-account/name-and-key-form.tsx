import { holderProblem, newNameProblem } from '#src/chain/model/account/new-account.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { KeyField } from './key-field.tsx';
import type { KeyMakerProps } from './key-maker.tsx';
import { NameField, type NewNameProps } from './name-field.tsx';
import { useNameProblemText } from './use-problem-text.ts';

export interface NameAndKey {
  name: string;
  /** A public key. */
  key: string;
}

interface NameAndKeyFormProps
  extends
    Omit<NewNameProps, 'creator' | 'won'>,
    Pick<KeyMakerProps, 'chain' | 'isSecure' | 'generate' | 'spell'> {
  initial: NameAndKey;
  /** Called only with valid values. */
  onNext: (values: NameAndKey) => void;
}

/** The first step to an account that somebody else pays for. */
export function NameAndKeyForm(props: NameAndKeyFormProps) {
  const { initial, existence, onNext } = props;
  const text = useNewAccountTexts();
  const problemText = useNameProblemText();
  const check = ({ name, key }: NameAndKey) => {
    const values = { name: name.trim(), key: key.trim() };
    const taken = existence(values.name) === 'exists';
    const problem = newNameProblem(values.name, { creator: null, taken, won: false });
    const wrongKey = holderProblem(values.key, false);
    return resolverResult(values, {
      name: problem && problemText(problem),
      key: wrongKey && problemText(wrongKey),
    });
  };
  const spelled = { ...initial, key: props.spell(initial.key) };
  const form = useCheckedForm({ initial: spelled, onSubmit: onNext }, check);
  const name = form.values.name.trim();
  useCheckedAgain(form.showsError('name'), () => form.trigger('name'), [existence(name)]);
  return (
    <SubmitForm label={text.exchange.next} onSubmit={form.submit}>
      <NameField
        creator={null}
        won={[]}
        existence={existence}
        onName={props.onName}
        bidHref={props.bidHref}
        typed={name}
        {...form.field('name')}
      />
      <KeyField
        label={text.shared.publicKey}
        hint={text.keyHint}
        maker={{
          account: name,
          use: `${text.owner}, ${text.active}`,
          chain: props.chain,
          isSecure: props.isSecure,
          generate: props.generate,
          spell: props.spell,
          onKey: form.fill('key'),
        }}
        {...form.field('key')}
      />
    </SubmitForm>
  );
}
