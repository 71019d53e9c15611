import { regaddress, regdomain } from '#src/chain/actions/fio-names.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RegisterForm } from '#src/components/fio/manage/register-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { lookUpRegistration } from '#src/stores/fio/fio.ts';
import { FioAside } from '../wallet/fio-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useNamePayer } from './use-name-payer.ts';

export function RegisterAddress({ user }: { user: User }) {
  return <RegisterName user={user} kind="address" />;
}

export function RegisterDomain({ user }: { user: User }) {
  return <RegisterName user={user} kind="domain" />;
}

const BLANK = { name: '' };

const kinds = {
  address: { parameters: { address: 'name' }, action: 'regaddress', build: regaddress },
  domain: { parameters: { domain: 'name' }, action: 'regdomain', build: regdomain },
} as const;

function RegisterName({ user, kind }: { user: User; kind: keyof typeof kinds }) {
  const { parameters, action, build } = kinds[kind];
  const { fees, payment, available, feeOf } = useNamePayer(user);
  const form = useWalletForm(`register-${kind}`, BLANK, parameters);
  const frame = useFormFrame(form, (name: string) => [build(name, payment)]);
  return (
    <FormWithPreview user={user} actions={frame.actions} facts={<FioAside actor={user.actor} />}>
      <StateView state={fees.state} onRetry={fees.store?.retry}>
        {() => (
          <RegisterForm
            key={form.key}
            {...frame.fields}
            kind={kind}
            actor={user.actor}
            fee={feeOf(action)}
            available={available}
            lookUp={(name) => lookUpRegistration(name, user.actor)}
          />
        )}
      </StateView>
    </FormWithPreview>
  );
}
