import { other } from './other.ts';
import { system } from './system.ts';
import { token } from './token.ts';

/** Sentences that nearly every page needs. */
export const common = { token, system, other };
