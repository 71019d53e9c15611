import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { account, eosio, keyAuthority, newAccount, read, sends, transfer } from './making.ts';
import type { Step } from './making.ts';

const updateauth = (permission: string, parent: string, auth: object, by = 'bob') =>
  eosio('updateauth', by, { account: 'bob', permission, parent, auth });
const linkauth = (code: string, type: string, requirement: string) =>
  eosio('linkauth', 'bob', { account: 'bob', code, type, requirement });
const deleteauth = (permission: string) =>
  eosio('deleteauth', 'bob', { account: 'bob', permission });
const none = { threshold: 1, keys: [], accounts: [], waits: [] };
const byAccount = (actor: string, permission = 'active') => ({
  ...none,
  accounts: [{ permission: { actor, permission }, weight: 1 }],
});

/** Permissions made, linked, used and taken off, and all that is wrong with them. */
export const PERMISSIONS: readonly Step[] = [
  sends('a permission and one below it', [
    updateauth('lend', 'active', keyAuthority('boblend')),
    updateauth('small', 'lend', keyAuthority('bobsmall')),
  ]),
  sends('an authority changed', [updateauth('small', 'lend', keyAuthority('bobother'))]),
  sends('an authority moved to another parent', [
    updateauth('small', 'active', keyAuthority('bobother')),
  ]),
  sends('a permission with others below it taken off', [deleteauth('lend')]),
  sends('active taken off', [deleteauth('active')]),
  sends('a name that is the system’s', [updateauth('eosio.x', 'active', keyAuthority('bobx'))]),
  sends('a permission below itself', [updateauth('loop', 'loop', keyAuthority('bobx'))]),
  sends('a permission of no name', [updateauth('', 'active', keyAuthority('bobx'))]),
  sends('active below nothing', [updateauth('active', '', keyAuthority('bob'))]),
  sends('an authority of an account that is not there', [
    updateauth('friend', 'active', byAccount('nobody')),
  ]),
  sends('an authority of a permission that is not there', [
    updateauth('friend', 'active', byAccount('alice', 'nosuch')),
  ]),
  sends('an authority of no weight', [updateauth('friend', 'active', { ...none, threshold: 0 })]),
  sends('an authority that waits too long', [
    updateauth('friend', 'active', {
      ...none,
      keys: [{ key: devnetPublicKey('bobx'), weight: 1 }],
      waits: [{ wait_sec: 4_000_000, weight: 1 }],
    }),
  ]),
  sends('a permission of another account', [
    eosio('updateauth', 'bob', {
      account: 'alice',
      permission: 'mine',
      parent: 'active',
      auth: keyAuthority('bob'),
    }),
  ]),
  sends(
    'a permission changed by one below it',
    [updateauth('lend', 'active', keyAuthority('boblend'), 'bob@small')],
    { keys: ['bobother'] },
  ),
  sends('all of a contract linked', [linkauth('eosio.token', '', 'small')]),
  sends('linked to the same again', [linkauth('eosio.token', '', 'small')]),
  sends('linked to another', [linkauth('eosio.token', '', 'lend')]),
  sends('one action of it linked elsewhere', [linkauth('eosio.token', 'transfer', 'small')]),
  sends('linked to anybody’s', [linkauth('eosio.msig', 'approve', 'eosio.any')]),
  sends('linked to no permission', [linkauth('eosio.msig', 'approve', '')]),
  ...['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay'].map((name) =>
    sends(`the system’s ${name} linked`, [linkauth('eosio', name, 'small')]),
  ),
  account('bob'),
  sends(
    'used by the permission linked to the action',
    [transfer('bob', 'alice', '0.0100 EOS', '', 'bob@small')],
    { keys: ['bobother'] },
  ),
  sends('used by the one above it', [transfer('bob', 'alice', '0.0100 EOS', '', 'bob@lend')], {
    keys: ['boblend'],
  }),
  sends('used with the key below it', [transfer('bob', 'alice', '0.0100 EOS', '', 'bob@lend')], {
    keys: ['bobother'],
  }),
  sends('a linked permission taken off', [deleteauth('small')]),
  sends('unlinked from what has another link', [
    eosio('unlinkauth', 'bob', { account: 'bob', code: 'eosio.msig', type: '' }),
  ]),
  sends('all unlinked and taken off', [
    ...['', 'transfer'].map((type) =>
      eosio('unlinkauth', 'bob', { account: 'bob', code: 'eosio.token', type }),
    ),
    eosio('unlinkauth', 'bob', { account: 'bob', code: 'eosio.msig', type: 'approve' }),
    deleteauth('small'),
    deleteauth('lend'),
  ]),
  sends('active by an account and by a key', [
    updateauth('active', 'owner', {
      threshold: 1,
      waits: [],
      keys: [{ key: devnetPublicKey('bob'), weight: 1 }],
      accounts: [{ permission: { actor: 'alice', permission: 'active' }, weight: 1 }],
    }),
  ]),
  sends('used by the account it names', [transfer('bob', 'alice', '0.0100 EOS')], {
    keys: ['alice'],
  }),
  account('bob'),
  sends('an account of a name with a dot that is not one’s own', [newAccount('x.bob', 'alice')]),
  sends('an account of the system’s name', [newAccount('eosio.mine', 'alice')]),
  sends('an account nobody can use', [
    eosio('newaccount', 'eosio', {
      creator: 'eosio',
      name: 'lockedaway11',
      owner: none,
      active: none,
    }),
  ]),
  read('that sign for it', 'chain/get_required_keys', {
    transaction: {
      expiration: '2036-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      transaction_extensions: [],
      actions: [
        {
          account: 'eosio.token',
          name: 'transfer',
          data: '',
          authorization: [{ actor: 'alice', permission: 'active' }],
        },
      ],
    },
    available_keys: [devnetPublicKey('alice'), devnetPublicKey('bob')],
  }),
];
