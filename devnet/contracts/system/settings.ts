import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { DEFAULT_PARAMETERS, setParameters } from '../../engine/parameters.ts';
import type { ChainParameters } from '../../engine/parameters.ts';
import { changeGlobal } from './global.ts';
import { inflationOf, setInflation } from './votepay.ts';

const LEAST_DEPTH = 3;
/** The whole in divisor factors. */
const WHOLE = 10_000n;
/** The whole of annual rates, which are in hundredths of a per cent. */
const RATE = 10_000;

/** Sets limits of blocks and transactions, from the next transaction on. */
export const setparams = action<{ params: ChainParameters }>((context, { params }) => {
  context.requireAuth('eosio');
  check(params.max_authority_depth >= LEAST_DEPTH, 'max_authority_depth should be at least 3');
  const names = Object.keys(DEFAULT_PARAMETERS) as (keyof ChainParameters)[];
  const chosen = Object.fromEntries(names.map((name) => [name, params[name]]));
  changeGlobal(context, chosen);
  setParameters(context.state, chosen as unknown as ChainParameters);
});

interface PayFactors {
  inflation_pay_factor: bigint;
  votepay_factor: bigint;
}

export const setinflation = action<PayFactors & { annual_rate: bigint }>(
  (context, { annual_rate, ...factors }) => {
    context.requireAuth('eosio');
    check(annual_rate >= 0n, "annual_rate can't be negative");
    checkFactors(factors);
    const continuous_rate = Math.log1p(Number(annual_rate) / RATE);
    setInflation(context, { continuous_rate, ...factors });
  },
);

export const setpayfactor = action<PayFactors>((context, factors) => {
  context.requireAuth('eosio');
  checkFactors(factors);
  setInflation(context, { ...inflationOf(context), ...factors });
});

function checkFactors(factors: PayFactors): void {
  for (const name of ['inflation_pay_factor', 'votepay_factor'] as const)
    check(factors[name] >= WHOLE, `${name} must not be less than ${WHOLE}`);
}
