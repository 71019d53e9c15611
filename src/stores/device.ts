import type { Device } from '../chain/sign/wallets/wallet.ts';

/** What the visitor holds, as far as a browser says. */
export const device = (): Device =>
  /android|iphone|ipad|mobile/i.test(navigator.userAgent) ? 'mobile' : 'desktop';
