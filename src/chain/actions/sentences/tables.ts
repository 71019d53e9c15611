import { common } from './common.ts';
import { fio } from './fio.ts';
import { msig, wrap } from './msig.ts';
import { market, nft } from './nft.ts';
import { proton } from './proton.ts';
import { rex } from './rex.ts';
import { wax } from './wax.ts';

/** Every sentence there is, by the contract it is about. */
export const tables = { ...common, rex, msig, wrap, wax, fio, proton, nft, market };

export type Tables = typeof tables;
