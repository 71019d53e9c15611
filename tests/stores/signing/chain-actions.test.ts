import { beforeEach, expect, test, vi } from 'vitest';
import { systemAction } from '#src/chain/actions/action.ts';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { AuthLimitError, NotLinkedError } from '#src/chain/client/signing/authority-errors.ts';
import { jungle } from '#src/chain/config/chains/jungle.ts';

const state = vi.hoisted(() => ({
  hasLimits: true as boolean | null,
  underAuthLimits: vi.fn(),
  atLinkedContracts: vi.fn(),
}));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => jungle }));
vi.mock('#src/stores/chain/contract-facts.ts', () => ({
  actualFacts: () => Promise.resolve({ authLimits: state.hasLimits }),
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: jungle }) }));
vi.mock('#src/stores/multisig/multisig-mode.ts', () => ({ $multisigMode: { get: () => false } }));
vi.mock('#src/chain/client/signing/auth-limits.ts', () => ({
  underAuthLimits: state.underAuthLimits,
}));
vi.mock('#src/chain/client/signing/linked-contracts.ts', () => ({
  atLinkedContracts: state.atLinkedContracts,
}));

const { chainActions } = await import('#src/stores/signing/chain-actions.ts');
const { transact } = await import('#src/stores/wallet/wallet.ts');
const { $outcome, $signingStage } = await import('#src/stores/wallet/wallet-state.ts');

beforeEach(() => {
  vi.resetAllMocks();
  $outcome.set(null);
});

test.each([true, false, null])('limits are read where the contract has them: %s', async (has) => {
  state.hasLimits = has;
  state.underAuthLimits.mockResolvedValue([]);
  await chainActions([deleteauth('alice', 'games')]);
  expect(state.underAuthLimits).toHaveBeenCalledTimes(has === true ? 1 : 0);
});

test('what the chain would refuse is the outcome of the form', async () => {
  state.hasLimits = true;
  const level = { actor: 'alice', permission: 'claimer' };
  state.underAuthLimits.mockRejectedValue(new AuthLimitError(level, ['owner']));
  expect(await transact([deleteauth('alice', 'games')])).toBe(false);
  expect($outcome.get()).toMatchObject({
    kind: 'error',
    failure: 'authority',
    message: expect.stringContaining('These may: alice@owner.') as string,
  });
  state.atLinkedContracts.mockRejectedValue(new NotLinkedError(level, 'core.vaulta::refund'));
  expect(await transact([systemAction('refund', 'alice', 'claimer', {})])).toBe(false);
  expect($outcome.get()).toMatchObject({
    kind: 'error',
    failure: 'authority',
    message: expect.stringContaining('core.vaulta::refund') as string,
  });
  expect($signingStage.get()).toBeNull();
});
