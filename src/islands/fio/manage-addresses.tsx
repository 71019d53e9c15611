import { useState } from 'react';
import {
  addaddress,
  addbundles,
  type FioPayment,
  remaddress,
  xferaddress,
} from '#src/chain/actions/fio-names.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import type {
  AddressOrder,
  AddressTask,
  AddressValues,
} from '#src/chain/model/fio/address-order.ts';
import { ManageAddressForm } from '#src/components/fio/manage/manage-address-form.tsx';
import { PublicAddressTable } from '#src/components/fio/public-address-table.tsx';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { lookUpPayee } from '#src/stores/fio/fio.ts';
import { FioAside } from '../wallet/fio-aside.tsx';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { OwnNames } from './own-names.tsx';
import { OwnRequests } from './own-requests.tsx';
import { useNamePayer } from './use-name-payer.ts';

const BLANK: AddressValues = {
  name: '',
  task: 'map',
  chain: '',
  token: '',
  public: '',
  sets: '1',
  to: '',
};

/** Query parameters: `?address=alice@edge&do=map&chain=BTC&public=bc1…`. */
const PARAMETERS = {
  address: 'name',
  do: 'task',
  chain: 'chain',
  token: 'token',
  public: 'public',
  sets: 'sets',
  to: 'to',
} as const;

const actionNames: Readonly<Record<AddressTask, string>> = {
  map: 'addaddress',
  unmap: 'remaddress',
  bundles: 'addbundles',
  transfer: 'xferaddress',
};

function actionOf(order: AddressOrder, payment: FioPayment) {
  switch (order.task) {
    case 'map':
      return addaddress(order.name, [order.link], payment);
    case 'unmap':
      return remaddress(order.name, [order.link], payment);
    case 'bundles':
      return addbundles(order.name, order.sets, payment);
    case 'transfer':
      return xferaddress(order.name, order.publicKey, payment);
  }
}

/** The user's addresses: public addresses, bundled transactions and the owner. */
export function ManageAddresses({ user }: { user: User }) {
  const { actor } = user;
  const { linked } = useFioNamesTexts();
  const { fees, holdings, payment, available, feeOf } = useNamePayer(user);
  const form = useWalletForm('manage-addresses', BLANK, PARAMETERS);
  const [name, setName] = useState(form.initial.name);
  const own = holdings.state.kind === 'ready' ? holdings.state.value.addresses : [];
  const row = own.find((one) => one.name === name) ?? own[0];
  const frame = useFormFrame(form, (order: AddressOrder) => [actionOf(order, payment)]);
  return (
    <FormWithPreview
      user={user}
      actions={frame.actions}
      facts={
        <>
          {row && row.addresses.length > 0 && (
            <AsidePart title={linked}>
              <PublicAddressTable addresses={row.addresses} />
            </AsidePart>
          )}
          <FioAside actor={actor} />
          {actor !== '' && <OwnRequests {...{ actor, payment, feeOf }} />}
        </>
      }
    >
      <OwnNames
        kind="address"
        holdings={holdings}
        fees={fees}
        namesOf={({ addresses }) => addresses}
      >
        {(addresses) => (
          <ManageAddressForm
            key={form.key}
            {...frame.fields}
            actor={actor}
            addresses={addresses}
            feeOf={(task, sets) => feeOf(actionNames[task], task === 'bundles' ? sets : 1)}
            available={available}
            findPayee={lookUpPayee}
            onChange={(values) => {
              setName(values.name);
              form.keep(values);
            }}
          />
        )}
      </OwnNames>
    </FormWithPreview>
  );
}
