import type { WarningRule } from '#src/chain/model/signing/warnings/warning.ts';
import { pay, update, systemCall, none, ownKey, type Vectors } from './facts.ts';

const account = (actor: string, permission = 'active', weight = 1) => ({
  permission: { actor, permission },
  weight,
});

const address = '0x52908400098527886e0f7030069857d2e4169ee7';
const poisoned = '0x529084ffffffffffffffffffffffffffffff9ee7';
const bridge = {
  evmContract: 'eosio.evm',
  memoReaders: new Set(['eosio.evm']),
  knownNames: ['binancecleos', 'eosio.evm'],
};
const toEvm = (memo: string) => [pay({ to: 'eosio.evm', memo })];
const toKey = (key: string, name = 'trnsfiopubky') => [
  { ...pay({ contract: 'fio.token' }), name, data: { payee_public_key: key, actor: 'alice' } },
];
const fioKey = 'FIO7tkpmicyK2YWShSKef6B9XXqBN6LpDJo69oRDfhn67CEnj3L2G';
const fioPoisoned = 'FIO7tkqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqj3L2G';

export const paymentVectors = {
  'look-alike': {
    fires: [
      ['1 for i', { actions: [pay({ to: 'b1nancecleos' })] }, { like: 'binancecleos' }],
      ['a letter left out', { actions: [pay({ to: 'binancecleo' })] }, { like: 'binancecleos' }],
      ['letters swapped', { actions: [pay({ to: 'binanceclesο'.replace('ο', 'o') })] }, {}],
      ['rn for m', { knownNames: ['mary'], actions: [pay({ to: 'rnary' })] }, { like: 'mary' }],
      [
        'like one that was paid from this browser',
        {
          paidHere: new Set(['mylandlord11']),
          actions: [pay({ to: 'mylandlard11' })],
        },
        { name: 'mylandlard11', like: 'mylandlord11' },
      ],
      [
        'like a familiar one, although it was paid before',
        {
          knownNames: ['myfriend1111'],
          paidHere: new Set(['myfriendl111']),
          actions: [pay({ to: 'myfriendl111' })],
        },
        { name: 'myfriendl111', like: 'myfriend1111' },
      ],
      ['the dot left out', { actions: [pay({ to: 'eosiotoken' })] }, { like: 'eosio.token' }],
      [
        'resources for another',
        { actions: [systemCall('buyram', { payer: 'alice', receiver: 'binancecleas' })] },
        { like: 'binancecleos' },
      ],
      [
        'a vote left to another',
        {
          knownNames: ['wiseproxy111'],
          actions: [systemCall('voteproducer', { voter: 'alice', proxy: 'wiseproxyl11' })],
        },
        { name: 'wiseproxyl11', like: 'wiseproxy111' },
      ],
      [
        'a say over the account',
        {
          knownNames: ['mysafe111111'],
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
      ...['name', 'type', 'permission', 'trx'].map(
        (field) =>
          [
            `in the field "${field}" of a contract that is not known`,
            {
              actions: [
                { ...systemCall('pay', { [field]: { name: 'binancecleas' } }), account: 'game' },
              ],
            },
            { name: 'binancecleas', like: 'binancecleos' },
          ] as const,
      ),
      [
        'the account that a memo to the EVM names',
        { ...bridge, actions: toEvm('binancecleas') },
        { name: 'binancecleas', like: 'binancecleos' },
      ],
      [
        'an address of the EVM that begins and ends like one paid before',
        { ...bridge, paidHere: new Set([`eosio.evm ${address}`]), actions: toEvm(poisoned) },
        { name: poisoned, like: address },
      ],
      [
        'the same in capitals',
        {
          ...bridge,
          paidHere: new Set([`eosio.evm ${address}`]),
          actions: toEvm(poisoned.toUpperCase().replace('X', 'x')),
        },
        { name: poisoned, like: address },
      ],
      [
        'a key that begins and ends like one paid before',
        { paidHere: new Set([`fio.token ${fioKey}`]), actions: toKey(fioPoisoned) },
        { name: fioPoisoned, like: fioKey },
      ],
    ],
    silent: [
      [
        'two that were paid before',
        {
          paidHere: new Set(['gameshop1111', 'gameshop1112']),
          actions: [pay({ to: 'gameshop1112' })],
        },
      ],
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
      [
        'two addresses that were both paid before',
        {
          ...bridge,
          paidHere: new Set([`eosio.evm ${address}`, `eosio.evm ${poisoned}`]),
          actions: toEvm(poisoned),
        },
      ],
      [
        'an address of another receiver',
        { ...bridge, paidHere: new Set([`other.evm ${address}`]), actions: toEvm(poisoned) },
      ],
      ['two slips in a short name', { knownNames: ['charles'], actions: [pay({ to: 'chalex' })] }],
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
  'first-memo': {
    fires: [
      ['an address of the EVM', { ...bridge, actions: toEvm(address) }, { to: 'eosio.evm' }],
      [
        'an account, whose deposit it becomes',
        { ...bridge, actions: toEvm('carol') },
        { to: 'eosio.evm' },
      ],
      [
        'an address beside one that was paid',
        { ...bridge, paidHere: new Set([`eosio.evm ${poisoned}`]), actions: toEvm(address) },
        { to: 'eosio.evm' },
      ],
      [
        'the key of an account that is bought',
        {
          memoReaders: new Set(['create.gm']),
          actions: [pay({ to: 'create.gm', memo: `newaccount11-${ownKey}` })],
        },
        { to: 'create.gm' },
      ],
      [
        'the customer of an exchange',
        { actions: [pay({ to: 'binancecleos', memo: '104711' })] },
        { to: 'binancecleos' },
      ],
    ],
    silent: [
      [
        'one paid before, in capitals',
        {
          ...bridge,
          paidHere: new Set([`eosio.evm ${address}`]),
          actions: toEvm(address.toUpperCase().replace('X', 'x')),
        },
      ],
      [
        'a customer paid before',
        {
          paidHere: new Set(['binancecleos 104711']),
          actions: [pay({ to: 'binancecleos', memo: ' 104711 ' })],
        },
      ],
      ['no memo', { actions: [pay({ to: 'binancecleos', memo: '\u200b' })] }],
      ['a person', { actions: [pay({ memo: address })] }],
    ],
  },
  'first-address': {
    fires: [
      ['a key', { actions: toKey(fioKey) }, { address: fioKey }],
      ['locked tokens', { actions: toKey(fioKey, 'trnsloctoks') }, { address: fioKey }],
      ...['wraptokens', 'wrapdomain'].map(
        (name) =>
          [
            `an address of another chain: ${name}`,
            {
              actions: [
                {
                  ...pay({ contract: 'fio.oracle' }),
                  name,
                  data: { public_address: address.toUpperCase().replace('X', 'x'), actor: 'alice' },
                },
              ],
            },
            { address },
          ] as const,
      ),
    ],
    silent: [
      ['one paid before', { paidHere: new Set([`fio.token ${fioKey}`]), actions: toKey(fioKey) }],
      ['one’s own', { actions: toKey(ownKey) }],
      ['another action', { actions: toKey(fioKey, 'play') }],
    ],
  },
  'exchange-without-memo': {
    fires: [
      ['no memo', { actions: [pay({ to: 'binancecleos', memo: '' })] }, { to: 'binancecleos' }],
      ['a blank memo', { actions: [pay({ to: 'binancecleos', memo: '  ' })] }, {}],
      ...[
        '\u200b',
        '\u2060\ufeff',
        '\u3164',
        '\u2800',
        '\u{1d159}',
        '\u{e0020}',
        '\u0000',
        '\u{1bca0}',
      ].map(
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
        'one with more decimals than chains have',
        { actions: [pay({ contract: 'gift', quantity: `1.${'0'.repeat(20)} EOS` })] },
        { symbol: 'EOS', contract: 'gift', known: 'eosio.token' },
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
  'similar-token': {
    fires: [
      [
        'a letter that looks alike',
        { actions: [pay({ contract: 'fake', quantity: '1.0000 EQS' })] },
        { symbol: 'EQS', contract: 'fake', known: 'EOS' },
      ],
      [
        'a symbol like that of another known token',
        {
          knownTokens: new Map([
            ['EOS', 'eosio.token'],
            ['USDT', 'tethertether'],
          ]),
          actions: [pay({ contract: 'fake', quantity: '1.0000 USDTT' })],
        },
        { symbol: 'USDTT', contract: 'fake', known: 'USDT' },
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
    fires: [
      [
        'the swap service',
        { swapAccount: 'protonswap', actions: [pay({ to: 'protonswap' })] },
        { to: 'protonswap' },
      ],
    ],
    silent: [
      ['another account', { swapAccount: 'protonswap', actions: [pay({ memo: 'XUSDC,12' })] }],
      ['its name on a chain without the service', { actions: [pay({ to: 'protonswap' })] }],
    ],
  },
  'memo-link': {
    fires: [
      [
        'an address',
        { actions: [pay({ memo: 'claim at https://evil.example/now' })] },
        { to: 'bob' },
      ],
      ...['192.0.2.7/claim', '192.0.2.7:8080/claim', 'esr:gmNgZGBY', 'web+esr:gmNgZGBY'].map(
        (memo) => [`the link ${memo}`, { actions: [pay({ memo })] }, {}] as const,
      ),
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
    silent: [
      ...['v1.2.3.4', 'paid 1.2/3', 'nesr: no', 'fees: 1'].map(
        (memo) => [`no link: ${memo}`, { actions: [pay({ memo })] }] as const,
      ),
      ['words', { actions: [pay({ memo: 'dinner, 5.30 pm. Thanks' })] }],
    ],
  },
} satisfies Partial<Record<WarningRule, Vectors>>;
