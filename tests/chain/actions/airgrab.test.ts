import { describe, expect, it } from 'vitest';
import { airgrab, airgrabCall, type AirgrabCall } from '#src/chain/actions/airgrab.ts';

const POOR = { code: 'POOR', precision: 4 };
const abi = (actions: Record<string, AirgrabCall['fields']>) => (name: string) =>
  actions[name] ?? null;
const owner = { name: 'owner', type: 'name' };

describe('the action that claims a token', () => {
  it('is claim, signup or open, whichever the contract has first', () => {
    const signup = [owner, { name: 'quantity', type: 'asset' }];
    expect(airgrabCall(abi({ open: [owner], signup }))).toEqual({ name: 'signup', fields: signup });
    expect(airgrabCall(abi({ claim: [owner], signup }))?.name).toBe('claim');
    expect(airgrabCall(abi({ transfer: [owner] }))).toBeNull();
  });

  it('is not one whose fields this site cannot fill', () => {
    const claim = [owner, { name: 'proof', type: 'bytes' }];
    expect(airgrabCall(abi({ claim }))).toBeNull();
    expect(airgrabCall(abi({ claim, open: [owner] }))?.name).toBe('open');
  });

  it('has the claimant, no amount and the symbol as its data', () => {
    const fields = [
      owner,
      { name: 'quantity', type: 'asset' },
      { name: 'symbol', type: 'symbol' },
      { name: 'code', type: 'symbol_code' },
      { name: 'ram_payer', type: 'name' },
    ];
    expect(airgrab('poormantoken', { name: 'open', fields }, POOR, 'alice', 'active')).toEqual({
      account: 'poormantoken',
      name: 'open',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: {
        owner: 'alice',
        quantity: '0.0000 POOR',
        symbol: '4,POOR',
        code: 'POOR',
        ram_payer: 'alice',
      },
    });
  });
});
