import type { LocalePatterns } from '../pattern.ts';
import { patterns } from './common.ts';

export const localePatterns: LocalePatterns = {
  common: patterns,
  contracts: {
    rex: () => import('./rex.ts'),
    msig: () => import('./msig.ts'),
    wax: () => import('./wax.ts'),
    nft: () => import('./nft.ts'),
    market: () => import('./market.ts'),
    fio: () => import('./fio.ts'),
    proton: () => import('./proton.ts'),
    administration: () => import('./administration.ts'),
    governance: () => import('./governance.ts'),
    services: () => import('./services.ts'),
    vaulta: () => import('./vaulta.ts'),
  },
};
