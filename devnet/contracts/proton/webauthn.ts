import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';

interface Credential {
  id: bigint;
  account: string;
  credential_id: string;
  public_key: string;
  name: string;
  created_at: string;
}

type Registration = Pick<Credential, 'account' | 'credential_id' | 'public_key' | 'name'>;

const BY_ACCOUNT = 2;
const credentials = (context: ApplyContext): TableAccess<Credential> =>
  context.table('credentials', context.receiver);

const register = action<Registration>((context, { account, ...passkey }) => {
  context.requireAuth(account);
  check(passkey.credential_id !== '', 'A credential has an id');
  check(passkey.public_key.startsWith('PUB_WA_'), 'The key must be one of WebAuthn');
  const own = credentials(context)
    .rows({ index: BY_ACCOUNT, lower: nameToBigint(account) })
    .filter((row) => row.account === account);
  check(
    own.every(({ credential_id }) => credential_id !== passkey.credential_id),
    'The credential is registered already',
  );
  const [last] = credentials(context).rows({ reverse: true, limit: 1 });
  const created_at = context.time.slice(0, 19);
  credentials(context).put({ id: (last?.id ?? 0n) + 1n, account, ...passkey, created_at }, account);
});

const remove = action<{ account: string; id: bigint }>((context, { account, id }) => {
  context.requireAuth(account);
  const row = credentials(context).require(id, 'No such credential');
  check(row.account === account, 'The credential is another account’s');
  credentials(context).remove(id);
});

/** Passkeys that Proton's users registered with their wallet. */
export const webauthn: NativeContract = {
  name: 'webauthn',
  abi: abiOf({
    structs: {
      register: 'account name, credential_id bytes, public_key public_key, name string',
      remove: 'account name, id uint64',
      credential:
        'id uint64, account name, credential_id bytes, public_key public_key, name string, created_at time_point_sec',
    },
    actions: ['register', 'remove'],
    tables: { credentials: 'credential' },
  }),
  actions: { register, remove },
  tables: {
    credentials: table<Credential>(
      'credential',
      ({ id }) => id,
      ({ account }) => nameToBigint(account),
    ),
  },
};
