import { common } from './common.ts';
import { msig, wrap } from './msig.ts';
import { market, nft } from './nft.ts';
import { rex } from './rex.ts';
import { wax } from './wax.ts';

/** The sentences of contracts that are found on most chains. */
export const contractTables = { ...common, rex, msig, wrap, wax, nft, market };
