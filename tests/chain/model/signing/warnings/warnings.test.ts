import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import type { Nesting } from '#src/chain/model/signing/nested-actions.ts';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';
import { warningsOf } from '#src/chain/model/signing/warnings/warnings.ts';
import { weightOf, type WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import { facts, ownKey, pay, systemCall, update, type Vectors } from './facts.ts';
import { giftVectors } from './gift-vectors.ts';
import { powerVectors } from './power-vectors.ts';
import { proposalVectors } from './proposal-vectors.ts';

const keys = [{ key: ownKey, weight: 1 }];
const none = { keys: [], accounts: [], waits: [] };
const account = (actor: string, permission = 'active', weight = 1) => ({
  permission: { actor, permission },
  weight,
});

const sponsors = { actor: 'freecpu', permission: 'payforcpu' };
const sponsored = (contract: string) => ({ ...pay({ contract }), authorization: [sponsors] });

const bobActive = { actor: 'bob', permission: 'active' };

/** What a signed action carries, by the account that the carried one names. */
const wrapped = (
  signingKey: string,
  actor?: string,
  within: Nesting = { kind: 'wrapped' },
): Partial<SigningFacts> => {
  const authorization = actor === undefined ? [] : [{ actor, permission: 'active' }];
  const inner = { ...pay(), authorization, hexData: null };
  return { signingKey, nested: [{ actionIndex: 0, within: [within], actions: [inner] }] };
};

const vectors: Record<WarningRule, Vectors> = {
  ...giftVectors,
  'look-alike': {
    fires: [
      ['1 for i', { actions: [pay({ to: 'b1nancecleos' })] }, { like: 'binancecleos' }],
      ['a letter left out', { actions: [pay({ to: 'binancecleo' })] }, { like: 'binancecleos' }],
      ['letters swapped', { actions: [pay({ to: 'binanceclesο'.replace('ο', 'o') })] }, {}],
      ['rn for m', { familiar: ['mary'], actions: [pay({ to: 'rnary' })] }, { like: 'mary' }],
      ['the dot left out', { actions: [pay({ to: 'eosiotoken' })] }, { like: 'eosio.token' }],
      [
        'resources for another',
        { actions: [systemCall('buyram', { payer: 'alice', receiver: 'binancecleas' })] },
        { like: 'binancecleos' },
      ],
      [
        'a vote left to another',
        {
          familiar: ['wiseproxy111'],
          actions: [systemCall('voteproducer', { voter: 'alice', proxy: 'wiseproxyl11' })],
        },
        { name: 'wiseproxyl11', like: 'wiseproxy111' },
      ],
      [
        'a say over the account',
        {
          familiar: ['mysafe111111'],
          actions: [update({ ...none, threshold: 1, accounts: [account('mysafel11111')] })],
        },
        { name: 'mysafel11111' },
      ],
      ...(
        [
          ['RAM', 'eosio', 'ramtransfer', { from: 'alice', to: 'binancecleas', bytes: 1 }],
          ['RAM as a gift', 'eosio', 'giftram', { from: 'alice', to: 'binancecleas' }],
          ['NFTs offered', 'atomicassets', 'createoffer', { recipient: 'binancecleas' }],
          ['an NFT’s owner', 'simpleassets', 'offer', { newowner: 'binancecleas' }],
          ['a contract that is linked', 'eosio', 'linkauth', { code: 'binancecleas' }],
          ['a name in a list', 'eosio', 'voteproducer', { producers: ['bob', 'binancecleas'] }],
          ['a contract that is not known', 'game', 'play', { winner: 'binancecleas' }],
          [
            'the last of a long list',
            'game',
            'pay',
            { to: [...Array.from({ length: 200 }, () => 'bob'), 'binancecleas'] },
          ],
          [
            'a name in a list of payments',
            'game',
            'pay',
            { payments: [{ to: 'bob' }, { to: 'binancecleas', memo: '' }] },
          ],
          [
            'an approval that is asked for',
            'eosio.msig',
            'propose',
            { requested: [{ actor: 'binancecleas', permission: 'active' }] },
          ],
        ] as const
      ).map(
        ([what, contract, name, data]) =>
          [
            what,
            { actions: [{ ...systemCall(name, data), account: contract }] },
            { name: 'binancecleas', like: 'binancecleos' },
          ] as const,
      ),
      [
        'a contract that is not known',
        { actions: [pay({ contract: 'eosio.tokem' })] },
        { name: 'eosio.tokem', like: 'eosio.token' },
      ],
      ['one’s own name', { actor: 'wiseproxy111', actions: [pay({ to: 'wiseproxyl11' })] }, {}],
    ],
    silent: [
      ['a name that is known itself', { actions: [pay({ to: 'bob' })] }],
      ['short names a letter apart', { actions: [pay({ to: 'rob' })] }],
      ['an unlike name', { actions: [pay({ to: 'greatexchange' })] }],
      ['resources for oneself', { actions: [systemCall('buyram', { receiver: 'alice' })] }],
      [
        'a vote without a proxy',
        { actions: [systemCall('voteproducer', { voter: 'alice', proxy: '', producers: [] })] },
      ],
      [
        'words and names that are being made',
        {
          actions: [
            pay({ memo: 'binancecleas' }),
            systemCall('newaccount', { creator: 'alice', name: 'binancecleas' }),
            systemCall('bidname', { bidder: 'alice', newname: 'binancecleas' }),
            systemCall('linkauth', { requirement: 'binancecleas', type: 'binancecleas' }),
          ],
        },
      ],
      ['two slips in a short name', { familiar: ['charles'], actions: [pay({ to: 'chalex' })] }],
    ],
  },
  'first-transfer': {
    fires: [['an account not paid before', { actions: [pay({ to: 'carol' })] }, { to: 'carol' }]],
    silent: [
      ['one paid before', { actions: [pay()] }],
      ['nothing known of the past', { paidBefore: null, actions: [pay({ to: 'carol' })] }],
      ['to oneself', { actions: [pay({ to: 'alice' })] }],
      ['by somebody else', { actor: 'dave', actions: [pay({ to: 'carol' })] }],
    ],
  },
  'exchange-without-memo': {
    fires: [
      ['no memo', { actions: [pay({ to: 'binancecleos', memo: '' })] }, { to: 'binancecleos' }],
      ['a blank memo', { actions: [pay({ to: 'binancecleos', memo: '  ' })] }, {}],
      ...['\u200b', '\u2060\ufeff', '\u3164', '\u2800', '\u{e0020}', '\u0000', '\u{1bca0}'].map(
        (memo) =>
          [
            `a memo without ink: ${JSON.stringify(memo)}`,
            { actions: [pay({ to: 'binancecleos', memo })] },
            { to: 'binancecleos' },
          ] as const,
      ),
    ],
    silent: [
      ['a memo', { actions: [pay({ to: 'binancecleos', memo: '104711' })] }],
      ['a person without memo', { actions: [pay({ memo: '' })] }],
    ],
  },
  'foreign-token': {
    fires: [
      [
        'a known symbol of another contract',
        { actions: [pay({ contract: 'eosiotoken11' })] },
        { symbol: 'EOS', contract: 'eosiotoken11', known: 'eosio.token' },
      ],
      [
        'one that another contract issues to the user',
        {
          actions: [
            {
              ...pay({ contract: 'gift' }),
              name: 'issue',
              data: { to: 'alice', quantity: '9 EOS' },
            },
          ],
        },
        { symbol: 'EOS', contract: 'gift', known: 'eosio.token' },
      ],
      [
        'one that another contract retires',
        { actions: [{ ...pay({ contract: 'gift' }), name: 'retire' }] },
        { contract: 'gift' },
      ],
    ],
    silent: [
      ['its own contract', { actions: [pay(), { ...pay(), name: 'issue' }] }],
      [
        'an action that moves no balance',
        { actions: [{ ...pay({ contract: 'x' }), name: 'play' }] },
      ],
      ['a symbol nobody knows', { actions: [pay({ quantity: '1.00 GRASS', contract: 'grass' })] }],
      ['an amount that is none', { actions: [pay({ quantity: 'much', contract: 'grass' })] }],
    ],
  },
  'owner-permission': {
    fires: [['signed as owner', { actions: [pay({ permission: 'owner' })] }, { actor: 'alice' }]],
    silent: [
      ['signed as another', { actions: [pay({ permission: 'trading' })] }],
      ['the owner is who is paid', { familiar: ['owner'], actions: [pay({ to: 'owner' })] }],
    ],
  },
  'similar-token': {
    fires: [
      [
        'a letter that looks alike',
        { actions: [pay({ contract: 'fake', quantity: '1.0000 EQS' })] },
        { symbol: 'EQS', contract: 'fake', known: 'EOS' },
      ],
      ['a letter twice', { actions: [pay({ contract: 'fake', quantity: '1.0000 EOSS' })] }, {}],
    ],
    silent: [
      ['the symbol itself', { actions: [pay({ contract: 'fake' })] }],
      ['another symbol', { actions: [pay({ contract: 'fake', quantity: '1.0000 EOX' })] }],
      ['no amount', { actions: [pay({ contract: 'fake', quantity: 'much' })] }],
      [
        'a known token that only sounds alike',
        {
          knownTokens: new Map([['EQS', 'eqs.token']]),
          actions: [pay({ contract: 'eqs.token', quantity: '1.0000 EQS' })],
        },
      ],
    ],
  },
  'no-minimum': {
    fires: [['the swap service', { actions: [pay({ to: 'protonswap' })] }, { to: 'protonswap' }]],
    silent: [['another account', { actions: [pay({ memo: 'XUSDC,12' })] }]],
  },
  'second-signer': {
    fires: [
      [
        'another account signs too',
        {
          actions: [
            { ...pay(), authorization: [{ actor: 'alice', permission: 'active' }, bobActive] },
          ],
        },
        { actor: 'bob', permission: 'active' },
      ],
    ],
    silent: [
      ['the user alone', { actions: [pay()] }],
      ['the user as owner', { actions: [pay({ permission: 'owner' })] }],
      [
        'a sponsor',
        { cosigners: new Set(['bob']), actions: [{ ...pay(), authorization: [bobActive] }] },
      ],
    ],
  },
  unreadable: {
    fires: [
      [
        'data without an ABI',
        { actions: [{ ...pay({ contract: 'mystery' }), data: {}, unread: true }] },
        { contract: 'mystery', name: 'transfer', account: 'alice' },
      ],
      [
        'bytes after the last field of a published contract',
        { actions: [{ ...pay(), data: {}, unread: true }] },
        { contract: 'eosio.token', name: 'transfer', account: 'alice' },
      ],
    ],
    silent: [
      ['data that are empty', { actions: [{ ...systemCall('noop', {}), unread: false }] }],
      ['a change of power', { actions: [{ ...systemCall('updateauth', {}), unread: true }] }],
    ],
  },
  'unreadable-power': {
    fires: [
      [
        'new keys',
        { actions: [{ ...systemCall('updateauth', {}), unread: true }] },
        { contract: 'eosio', name: 'updateauth' },
      ],
      [
        'an approval',
        { actions: [{ ...pay({ contract: 'eosio.msig' }), name: 'approve', unread: true }] },
        { contract: 'eosio.msig', name: 'approve' },
      ],
      [
        'a wrapped transaction in a proposal',
        {
          nested: [
            {
              actionIndex: 0,
              within: [{ kind: 'proposal', proposer: 'bob', name: 'pay' }],
              actions: [
                { account: 'eosio.wrap', name: 'exec', authorization: [], data: null, hexData: '' },
              ],
            },
          ],
        },
        { contract: 'eosio.wrap', name: 'exec' },
      ],
    ],
    silent: [
      ['of another contract', { actions: [{ ...pay({ contract: 'mystery' }), unread: true }] }],
      ['decoded', { actions: [update({ ...none, threshold: 1, keys })] }],
    ],
  },
  'nested-unread': {
    fires: [['more than were read', { nestedUnread: true }, {}]],
    silent: [['all were read', { nestedUnread: false }]],
  },
  extension: {
    fires: [
      ['in the transaction', { extensions: [{ type: 0, within: [] }] }, { type: 0 }],
      [
        'in a proposal',
        { extensions: [{ type: 9, within: [{ kind: 'wrapped' }] }] },
        { type: 9, within: [{ kind: 'wrapped' }] },
      ],
    ],
    silent: [['none', { extensions: [] }]],
  },
  'context-free': {
    fires: [
      [
        'in the transaction',
        { nested: [{ actionIndex: 0, within: [{ kind: 'context-free' }], actions: [] }] },
        { within: [{ kind: 'context-free' }] },
      ],
    ],
    silent: [
      [
        'authorized ones',
        { nested: [{ actionIndex: 0, within: [{ kind: 'wrapped' }], actions: [] }] },
      ],
    ],
  },
  ...powerVectors,
  ...proposalVectors,
  unsatisfiable: {
    fires: [
      [
        'less weight than the threshold',
        { actions: [update({ ...none, threshold: 2, keys })] },
        { account: 'alice', permission: 'active', reason: 'too-little-weight' },
      ],
      [
        'an account that is not there',
        {
          missing: new Set(['nobody']),
          actions: [update({ ...none, threshold: 1, accounts: [account('nobody')] })],
        },
        { reason: 'missing-accounts' },
      ],
      [
        'itself alone',
        { actions: [update({ ...none, threshold: 1, accounts: [account('alice')] })] },
        { reason: 'needs-itself' },
      ],
      [
        'another account that needs it',
        {
          permissions: new Map([
            [
              'safe',
              [
                {
                  name: 'active',
                  parent: null,
                  threshold: 1,
                  keys: [],
                  waits: [],
                  accounts: [{ actor: 'alice', permission: 'active', weight: 1 }],
                  linked: [],
                  children: [],
                },
              ],
            ],
          ]),
          actions: [update({ ...none, threshold: 1, accounts: [account('safe')] })],
        },
        { reason: 'needs-itself' },
      ],
      [
        'two permissions that come to need each other',
        {
          actions: ['owner', 'active'].map((permission) => {
            const other = permission === 'owner' ? 'active' : 'owner';
            const auth = { ...none, threshold: 2, keys, accounts: [account('alice', other)] };
            return { ...update(auth), data: { ...update(auth).data, permission } };
          }),
        },
        { reason: 'needs-itself' },
      ],
      [
        'less than the threshold without a wait',
        {
          actions: [update({ ...none, threshold: 2, keys, waits: [{ wait_sec: 9, weight: 1 }] })],
        },
        { reason: 'needs-delay' },
      ],
      [
        'a new account of nobody',
        {
          actions: [
            systemCall('newaccount', {
              creator: 'alice',
              name: 'newbie111111',
              owner: { ...none, threshold: 1 },
              active: { ...none, threshold: 1, keys },
            }),
          ],
        },
        { account: 'newbie111111', permission: 'owner' },
      ],
    ],
    silent: [
      ['a key', { actions: [update({ ...none, threshold: 1, keys })] }],
      [
        'its own owner',
        { actions: [update({ ...none, threshold: 1, accounts: [account('alice', 'owner')] })] },
      ],
      [
        'an account and a wait',
        {
          actions: [
            update({
              threshold: 1,
              keys: [],
              waits: [{ wait_sec: 3600, weight: 1 }],
              accounts: [account('bob')],
            }),
          ],
        },
      ],
      [
        'another contract’s updateauth',
        { actions: [{ ...update({ ...none, threshold: 2 }), account: 'game' }] },
      ],
    ],
  },
  'passkey-scope': {
    fires: [
      ['a wrapped action of another', wrapped('PUB_WA_1', 'bob'), { actor: 'alice' }],
      ['a wrapped action of nobody', wrapped('PUB_WA_1'), { actor: 'alice' }],
    ],
    silent: [
      ['a wrapped action of one’s own', wrapped('PUB_WA_1', 'alice')],
      ['a key of another kind', wrapped(ownKey, 'bob')],
      ['a proposal', wrapped('PUB_WA_1', 'bob', { kind: 'proposal', proposer: 'bob', name: 'x' })],
    ],
  },
  'long-expiry': {
    fires: [
      ['a second over', { expiresAt: Date.UTC(2026, 0, 1, 1, 0, 1) }, { seconds: 3601 }],
      ['two hours', { expiresAt: Date.UTC(2026, 0, 1, 2) }, { seconds: 7200 }],
    ],
    silent: [['an hour', { expiresAt: Date.UTC(2026, 0, 1, 1) }]],
  },
  'unknown-contract': {
    fires: [
      ['a contract nobody knows', { actions: [pay({ contract: 'grass' })] }, { contract: 'grass' }],
      [
        'one that a service of free CPU names',
        {
          cosigners: new Set(['freecpu', 'grass']),
          actions: [sponsored('grass'), pay({ contract: 'grass' })],
        },
        { contract: 'grass' },
      ],
      [
        'one with the sponsor’s signature beside the user’s',
        {
          cosigners: new Set(['freecpu']),
          actions: [
            {
              ...pay({ contract: 'grass' }),
              authorization: [sponsors, { actor: 'alice', permission: 'active' }],
            },
          ],
        },
        { contract: 'grass' },
      ],
      [
        'one of a sponsor of the user’s own name',
        { cosigners: new Set(['alice']), actions: [pay({ contract: 'grass' })] },
        { contract: 'grass' },
      ],
      [
        'one that nobody authorizes',
        { actions: [{ ...pay({ contract: 'x' }), authorization: [] }] },
        {},
      ],
    ],
    silent: [
      [
        'what a sponsor alone authorizes',
        { cosigners: new Set(['freecpu']), actions: [sponsored('grass')] },
      ],
      ['a known one', { actions: [pay()] }],
      ['the system’s', { actions: [systemCall('refund', { owner: 'alice' })] }],
    ],
  },
  'memo-link': {
    fires: [
      [
        'an address',
        { actions: [pay({ memo: 'claim at https://evil.example/now' })] },
        { to: 'bob' },
      ],
      ['a shortener', { actions: [pay({ memo: 'bit.ly/gift' })] }, {}],
      ['in capitals', { actions: [pay({ memo: 'HTTPS://EVIL.EXAMPLE' })] }, {}],
      ['with a dot of Chinese', { actions: [pay({ memo: 'evil\u3002com' })] }, {}],
      ['with a character nobody sees', { actions: [pay({ memo: 'bit\u200b.ly/gift' })] }, {}],
      [
        'in wide letters',
        { actions: [pay({ memo: 'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ' })] },
        {},
      ],
    ],
    silent: [['words', { actions: [pay({ memo: 'dinner, 5.30 pm. Thanks' })] }]],
  },
};

const found = (change: Partial<SigningFacts>) => warningsOf(facts(change));

test('an ordinary payment causes no warning', () => {
  expect(found({})).toEqual([]);
});

describe.each(Object.entries(vectors) as [WarningRule, Vectors][])(
  '%s',
  (rule, { fires, silent }) => {
    test.each(fires)('a warning is given: %s', (_, change, said) => {
      expect(found(change)).toContainEqual(expect.objectContaining({ rule, ...said }));
    });

    test.each(silent)('no warning is given: %s', (_, change) => {
      expect(found(change).filter((one) => one.rule === rule)).toEqual([]);
    });
  },
);

test('the most severe warnings come first, each once', () => {
  const actions = [
    pay({ to: 'carol' }),
    pay({ to: 'carol' }),
    update({ ...none, threshold: 2, keys }),
  ];
  const weights = found({ actions }).map(weightOf);
  expect(weights).toEqual(['loss', 'danger', 'notice']);
});

test('the rules never throw, whatever the action', () => {
  const strange = fc.array(
    fc.record({
      account: fc.constantFrom('eosio', 'x', '__proto__'),
      name: fc.constantFrom(
        ...['transfer', 'updateauth', 'newaccount', 'newaccount2', 'linkauth', 'unlinkauth'],
        ...['setcode', 'setabi', 'limitauthchg', 'voteproducer', 'regproxy', 'toString'],
      ),
      authorization: fc.array(fc.record({ actor: fc.string(), permission: fc.string() })),
      data: fc.dictionary(
        fc.constantFrom(
          ...['account', 'permission', 'auth', 'from', 'to', 'memo', 'quantity', 'owner'],
          ...['name', 'active', 'key', 'code', 'type', 'requirement', 'proxy', 'isproxy'],
        ),
        fc.jsonValue(),
      ),
    }),
  );
  fc.assert(
    fc.property(strange, (actions) => {
      expect(Array.isArray(found({ actions }))).toBe(true);
    }),
  );
});
