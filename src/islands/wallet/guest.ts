import type { User } from '#src/chain/sign/users/users.ts';

/** Nobody, for whom forms show themselves before a log-in. Nothing of an account is requested. */
export const guest: User = {
  chain: '',
  chainId: '',
  actor: '',
  permission: '',
  wallet: '',
  publicKey: null,
  type: null,
  index: null,
  delaySeconds: 0,
};
