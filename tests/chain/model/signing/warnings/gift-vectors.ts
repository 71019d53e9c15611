import { systemCall, type Vectors } from './facts.ts';

const stake = (more: object) =>
  systemCall('delegatebw', {
    from: 'alice',
    receiver: 'carol',
    stake_net_quantity: '1.0000 EOS',
    stake_cpu_quantity: '2.0000 EOS',
    transfer: false,
    ...more,
  });
const toAlice = { receiver: 'alice' };

/** Of the rules about stake and RAM for others. */
export const giftVectors: Record<
  'stake-given' | 'stake-lent' | 'ram-given' | 'rent-given',
  Vectors
> = {
  'stake-given': {
    fires: [
      ['for good', { actions: [stake({ transfer: true })] }, { receiver: 'carol' }],
      ['in the words of an old node', { actions: [stake({ transfer: 1 })] }, {}],
    ],
    silent: [
      ['lent', { actions: [stake({})] }],
      ['to oneself', { actions: [stake({ ...toAlice, transfer: true })] }],
      [
        'to another account of the user',
        { ownAccounts: new Set(['alice', 'carol']), actions: [stake({ transfer: true })] },
      ],
    ],
  },
  'stake-lent': {
    fires: [['to another', { actions: [stake({})] }, { receiver: 'carol' }]],
    silent: [['to oneself', { actions: [stake(toAlice)] }]],
  },
  'rent-given': {
    fires: (
      [
        ['powerup', 'payer'],
        ['rentcpu', 'from'],
        ['rentnet', 'from'],
      ] as const
    ).map(([name, from]) => [
      name,
      { actions: [systemCall(name, { [from]: 'alice', receiver: 'carol' })] },
      { receiver: 'carol' },
    ]),
    silent: [['for oneself', { actions: [systemCall('powerup', { payer: 'alice', ...toAlice })] }]],
  },
  'ram-given': {
    fires: [
      ['bought', { actions: [systemCall('buyram', { payer: 'alice', receiver: 'carol' })] }, {}],
      [
        'bought by bytes',
        { actions: [systemCall('buyrambytes', { payer: 'alice', receiver: 'carol' })] },
        { receiver: 'carol' },
      ],
      [
        'sent',
        { actions: [systemCall('ramtransfer', { from: 'alice', to: 'carol', bytes: 9 })] },
        { receiver: 'carol' },
      ],
      ...(['to', 'receiver'] as const).map(
        (field) =>
          [
            `lent, with the field "${field}"`,
            { actions: [systemCall('giftram', { from: 'alice', [field]: 'carol' })] },
            { receiver: 'carol' },
          ] as const,
      ),
    ],
    silent: [
      [
        'wrapped, which can be undone',
        {
          wram: 'eosio.wram',
          actions: [systemCall('ramtransfer', { from: 'alice', to: 'eosio.wram', bytes: 9 })],
        },
      ],
      ['for oneself', { actions: [systemCall('buyram', { payer: 'alice', ...toAlice })] }],
      [
        'for an account made in the same transaction',
        {
          actions: [
            systemCall('newaccount', { creator: 'alice', name: 'carol' }),
            systemCall('buyrambytes', { payer: 'alice', receiver: 'carol' }),
          ],
        },
      ],
    ],
  },
};
