import { describe, expect, it } from 'vitest';
import { withFreeCpu } from '#src/chain/actions/free-cpu.ts';
import { refund } from '#src/chain/actions/resources.ts';
import { claimrewards } from '#src/chain/actions/vote.ts';

describe('withFreeCpu', () => {
  const actions = [refund('alice'), claimrewards('alice')];
  const sponsor = {
    account: 'sponsor',
    contract: 'cputoken',
    symbol: { code: 'CPU', precision: 1 },
  };

  it('puts the transfer of a sponsor before the actions, which stay as they are', () => {
    expect(withFreeCpu(actions, sponsor, 'alice')).toEqual([
      {
        account: 'cputoken',
        name: 'transfer',
        authorization: [{ actor: 'sponsor', permission: 'payforcpu' }],
        data: { from: 'sponsor', to: 'alice', quantity: '1.0 CPU', memo: '' },
      },
      ...actions,
    ]);
  });

  it('sends one whole token, whatever its precision', () => {
    const symbol = { code: 'CPU', precision: 4 };
    const [first] = withFreeCpu(actions, { ...sponsor, symbol }, 'alice');
    expect(first?.data.quantity).toBe('1.0000 CPU');
  });
});
