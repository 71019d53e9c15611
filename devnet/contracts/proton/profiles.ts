import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core } from '../system/money.ts';

interface Kyc {
  kyc_provider: string;
  /** Comma-separated `provider:item` texts. */
  kyc_level: string;
  kyc_date: bigint;
}

interface User {
  acc: string;
  name: string;
  avatar: string;
  verified: boolean;
  date: bigint;
  verifiedon: bigint;
  verifier: string;
  raccs: string[];
  aacts: object[];
  ac: object[];
  kyc: Kyc[];
}

interface Provider {
  kyc_provider: string;
  desc: string;
  url: string;
  iconurl: string;
  name: string;
  blisted: boolean;
}

const users = (context: ApplyContext): TableAccess<User> =>
  context.table('usersinfo', context.receiver);
const providers = (context: ApplyContext): TableAccess<Provider> =>
  context.table('kycproviders', context.receiver);
const seconds = ({ now }: ApplyContext): bigint => BigInt(Math.floor(now / 1000));

function change(context: ApplyContext, acc: string, payer: string, part: Partial<User>): void {
  check(context.isAccount(acc), 'Account does not exist.');
  const before: User = users(context).get(nameToBigint(acc)) ?? {
    acc,
    name: '',
    avatar: '',
    verified: false,
    date: seconds(context),
    verifiedon: 0n,
    verifier: '',
    raccs: [],
    aacts: [],
    ac: [],
    kyc: [],
  };
  users(context).put({ ...before, ...part }, payer);
}

const setusername = action<{ acc: string; name: string }>((context, { acc, name }) => {
  context.requireAuth(acc);
  check(new TextEncoder().encode(name).length <= 64, 'Name is too long');
  change(context, acc, acc, { name, verified: false, verifiedon: 0n, verifier: '' });
});

const setuserava = action<{ acc: string; ava: string }>((context, { acc, ava }) => {
  context.requireAuth(acc);
  change(context, acc, acc, { avatar: ava });
});

const userverify = action<{ acc: string; verifier: string; verified: boolean }>(
  (context, { acc, verifier, verified }) => {
    context.requireAuth(verifier);
    change(context, acc, verifier, { verified, verifier, verifiedon: seconds(context) });
  },
);

/** Only a known provider that is not blacklisted can record its verifications. */
function kycOf(context: ApplyContext, acc: string, provider: string): Kyc[] {
  context.requireAuth(provider);
  const existing = providers(context).require(
    nameToBigint(provider),
    `KYC provider ${provider} not found`,
  );
  check(!existing.blisted, `KYC provider ${provider} is blacklisted`);
  return users(context).get(nameToBigint(acc))?.kyc ?? [];
}

const addkyc = action<{ acc: string; kyc: Kyc }>((context, { acc, kyc }) => {
  const all = kycOf(context, acc, kyc.kyc_provider);
  const hasApproval = all.some(({ kyc_provider }) => kyc_provider === kyc.kyc_provider);
  check(!hasApproval, 'There is already approval from this provider');
  change(context, acc, kyc.kyc_provider, { kyc: [...all, kyc] });
});

const updatekyc = action<{ acc: string; kyc: Kyc }>((context, { acc, kyc }) => {
  const others = kycOf(context, acc, kyc.kyc_provider).filter(
    ({ kyc_provider }) => kyc_provider !== kyc.kyc_provider,
  );
  change(context, acc, kyc.kyc_provider, { kyc: [...others, kyc] });
});

const removekyc = action<{ acc: string; kyc_provider: string }>(
  (context, { acc, kyc_provider }) => {
    const all = kycOf(context, acc, kyc_provider);
    const kyc = all.filter((one) => one.kyc_provider !== kyc_provider);
    check(kyc.length < all.length, 'There is no approval from this provider');
    change(context, acc, kyc_provider, { kyc });
  },
);

const addkycprov = action<Omit<Provider, 'blisted'>>((context, args) => {
  context.requireAuth(context.receiver);
  providers(context).put({ ...args, blisted: false }, context.receiver);
});

const blkycprov = action<{ kyc_provider: string; state: boolean }>(
  (context, { kyc_provider, state }) => {
    context.requireAuth(context.receiver);
    const row = providers(context).require(
      nameToBigint(kyc_provider),
      `KYC provider ${kyc_provider} not found`,
    );
    providers(context).put({ ...row, blisted: state });
  },
);

/** Pays for the resources of new accounts. Its active permission includes this contract's code. */
export const WELCOME = 'wlcm.proton';
const NEW_RAM_BYTES = 12_000;
/** Units of the core token, each for CPU and NET. */
const NEW_STAKE = 100_000n;

/** Gives a new account its resources, once. */
const newaccres = action<{ account: string }>((context, { account }) => {
  check(context.isAccount(account), 'Account does not exist.');
  check(context.limits(account).net === 0, 'Account already has resources.');
  const authorization = [{ actor: WELCOME, permission: 'active' }];
  const stake = core(context, NEW_STAKE);
  context.sendInline({
    account: 'eosio',
    name: 'buyrambytes',
    authorization,
    args: { payer: WELCOME, receiver: account, bytes: NEW_RAM_BYTES },
  });
  context.sendInline({
    account: 'eosio',
    name: 'delegatebw',
    authorization,
    args: {
      from: WELCOME,
      receiver: account,
      stake_net_quantity: stake,
      stake_cpu_quantity: stake,
      transfer: false,
    },
  });
});

const provider = 'kyc_provider name, desc string, url string, iconurl string, name string';

/** eosio.proton: profiles and their verification, and resources of new accounts. */
export const profiles: NativeContract = {
  name: 'eosio.proton',
  abi: abiOf({
    structs: {
      kyc_prov: 'kyc_provider name, kyc_level string, kyc_date uint64',
      tuple_name_name: 'field_0 name, field_1 name',
      tuple_name_string: 'field_0 name, field_1 string',
      setusername: 'acc name, name string',
      setuserava: 'acc name, ava string',
      userverify: 'acc name, verifier name, verified bool',
      addkyc: 'acc name, kyc kyc_prov',
      updatekyc: 'acc name, kyc kyc_prov',
      removekyc: 'acc name, kyc_provider name',
      addkycprov: provider,
      blkycprov: 'kyc_provider name, state bool',
      newaccres: 'account name',
      userinfo:
        'acc name, name string, avatar string, verified bool, date uint64, verifiedon uint64, verifier name, raccs name[], aacts tuple_name_name[], ac tuple_name_string[], kyc kyc_prov[]',
      kyc_providers_list: `${provider}, blisted bool`,
    },
    actions: [
      'setusername',
      'setuserava',
      'userverify',
      'addkyc',
      'updatekyc',
      'removekyc',
      'addkycprov',
      'blkycprov',
      'newaccres',
    ],
    tables: { usersinfo: 'userinfo', kycproviders: 'kyc_providers_list' },
  }),
  actions: {
    setusername,
    setuserava,
    userverify,
    addkyc,
    updatekyc,
    removekyc,
    addkycprov,
    blkycprov,
    newaccres,
  },
  tables: {
    usersinfo: table<User>('userinfo', ({ acc }) => nameToBigint(acc)),
    kycproviders: table<Provider>('kyc_providers_list', ({ kyc_provider }) =>
      nameToBigint(kyc_provider),
    ),
  },
};
