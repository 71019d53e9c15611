import type { Device } from '../chain/sign/wallets/wallet.ts';

/** The visitor's kind of device, as the browser reports it. */
export const device = (): Device =>
  /android|iphone|ipad|mobile/i.test(navigator.userAgent) ? 'mobile' : 'desktop';
