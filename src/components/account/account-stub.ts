import type { AccountView } from '#src/chain/model/account/account.ts';
import type { Asset } from '#src/chain/core/asset.ts';

const some: Asset = { units: 1_234_567_890n, symbol: { code: 'EOS', precision: 4 } };
const use = { used: 1_000, available: 999_000, max: 1_000_000 };

/** A typical account, as a placeholder while one loads. */
export const accountStub: AccountView = {
  name: 'anaccount',
  createdAt: 1_600_000_000_000,
  privileged: false,
  hasContract: false,
  liquid: some,
  stakedCpu: some,
  stakedNet: some,
  refund: null,
  total: some,
  cpu: use,
  net: use,
  ram: { used: 1_000, quota: 1_000_000 },
  permissions: [],
  voter: null,
};
