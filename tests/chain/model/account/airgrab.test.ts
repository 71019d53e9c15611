import { describe, expect, it } from 'vitest';
import { type Airgrab, airgrabRam, isGrabbable } from '#src/chain/model/account/airgrab.ts';

const open: Airgrab = {
  contract: 'bob.token',
  code: 'BOB',
  symbol: { code: 'BOB', precision: 4 },
  call: { name: 'open', fields: [{ name: 'owner', type: 'name' }] },
  grabbed: false,
};

describe('an airgrab', () => {
  it('can be claimed by an account without it, if the contract has an action for it', () => {
    expect(isGrabbable(open)).toBe(true);
    expect(isGrabbable({ ...open, grabbed: true })).toBe(false);
    expect(isGrabbable({ ...open, grabbed: null })).toBe(false);
    expect(isGrabbable({ ...open, call: null })).toBe(false);
    expect(isGrabbable({ ...open, symbol: null })).toBe(false);
  });

  it('takes 240 bytes', () => {
    expect(airgrabRam(3)).toBe(720);
  });
});
