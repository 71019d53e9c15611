import {
  type FioPayment,
  renewdomain,
  setdomainpub,
  xferdomain,
} from '#src/chain/actions/fio-names.ts';
import { chainNow } from '#src/chain/core/clock.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { DomainTable } from '#src/components/fio/domain-table.tsx';
import {
  type DomainOrder,
  type DomainTask,
  type DomainValues,
  ManageDomainForm,
} from '#src/components/fio/manage/manage-domain-form.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import { lookUpPayee } from '#src/stores/fio/fio.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { OwnNames } from './own-names.tsx';
import { useNamePayer } from './use-name-payer.ts';

const BLANK: DomainValues = { name: '', task: 'renew', to: '' };

/** Query parameters: `?domain=edge&do=transfer&to=bob@edge`. */
const PARAMETERS = { domain: 'name', do: 'task', to: 'to' } as const;

const actionNames: Readonly<Record<DomainTask, string>> = {
  renew: 'renewdomain',
  visibility: 'setdomainpub',
  transfer: 'xferdomain',
};

function actionOf(order: DomainOrder, payment: FioPayment) {
  switch (order.task) {
    case 'renew':
      return renewdomain(order.name, payment);
    case 'visibility':
      return setdomainpub(order.name, order.isPublic, payment);
    case 'transfer':
      return xferdomain(order.name, order.publicKey, payment);
  }
}

/** The user's domains: expiry, who may register, and the owner. */
export function ManageDomains({ user }: { user: User }) {
  const { actor } = user;
  const text = useFioManageTexts();
  const { fees, holdings, payment, available, feeOf } = useNamePayer(user);
  const form = useWalletForm('manage-domains', BLANK, PARAMETERS);
  const own = holdings.state.kind === 'ready' ? holdings.state.value.domains : [];
  const frame = useFormFrame(form, (order: DomainOrder) => [actionOf(order, payment)]);
  return (
    <FormWithPreview
      user={user}
      actions={frame.actions}
      facts={
        own.length > 0 && (
          <AsidePart title={text.tabs['manage-domains']}>
            <DomainTable caption={text.tabs['manage-domains']} domains={own} />
          </AsidePart>
        )
      }
    >
      <OwnNames kind="domain" holdings={holdings} fees={fees} namesOf={({ domains }) => domains}>
        {(domains) => (
          <ManageDomainForm
            key={form.key}
            {...frame.fields}
            actor={actor}
            domains={domains}
            feeOf={(task) => feeOf(actionNames[task])}
            available={available}
            findPayee={lookUpPayee}
            now={chainNow()}
          />
        )}
      </OwnNames>
    </FormWithPreview>
  );
}
