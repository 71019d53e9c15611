import { type Asset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import { integerTextOf, type JsonRecord, textOf } from '../../rpc/json.ts';
import { assetOf, isTrue } from '../shared/lenient.ts';
import type { ActionValues, ValueChange } from './value-change.ts';

/** System actions that move no assets. */
export const valuelessActions: ReadonlySet<string> = new Set(
  (
    'updateauth deleteauth linkauth unlinkauth limitauthchg setcode setabi newaccount canceldelay ' +
    'voteproducer voteupdate regproxy regproducer regproducer2 unregprod setrex updaterex rexexec ' +
    'consolidate mvtosavings mvfrsavings closerex powerupexec open close'
  ).split(' '),
);

type Rule = (data: JsonRecord) => readonly ValueChange[];

/** Of these, the data has every amount. For a PowerUp it is the most that is paid. */
const knownValues: Readonly<Record<string, Rule>> = {
  delegatebw: (data) => {
    const stake = sum(data['stake_net_quantity'], data['stake_cpu_quantity']);
    const owner = isTrue(data['transfer']) ? data['receiver'] : data['from'];
    return [...less('liquid', data['from'], stake), ...more('staked', owner, stake)];
  },
  buyram: (data) => [
    ...less('liquid', data['payer'], data['quant']),
    ...more('ram-worth', data['receiver'], data['quant']),
  ],
  // The wrapper of Vaulta has a payer.
  buyramself: (data) => [
    ...less('liquid', data['account'] ?? data['payer'], data['quant']),
    ...more('ram-worth', data['account'] ?? data['payer'], data['quant']),
  ],
  buyramburn: (data) => less('liquid', data['payer'], data['quantity']),
  ramtransfer: (data) => [
    ...ram(data['from'], data['bytes'], -1n),
    ...ram(data['to'], data['bytes'], 1n),
  ],
  // `to` and `bytes` of the system contract, `receiver` and `ram_bytes` of the wrapper.
  giftram: (data) => [
    ...ram(data['from'], data['bytes'] ?? data['ram_bytes'], -1n),
    ...ram(data['to'] ?? data['receiver'], data['bytes'] ?? data['ram_bytes'], 1n),
  ],
  ramburn: (data) => ram(data['owner'], data['bytes'], -1n),
  powerup: (data) =>
    less('liquid', data['payer'], data['max_payment']).map((change) => ({
      ...change,
      atMost: true,
    })),
  bidname: (data) => less('liquid', data['bidder'], data['bid']),
  donatetorex: (data) => less('liquid', data['payer'], data['quantity']),
  deposit: (data) => [
    ...less('liquid', data['owner'], data['amount']),
    ...more('rex-fund', data['owner'], data['amount']),
  ],
  withdraw: (data) => [
    ...less('rex-fund', data['owner'], data['amount']),
    ...more('liquid', data['owner'], data['amount']),
  ],
  fundcpuloan: (data) => less('rex-fund', data['from'], data['payment']),
  fundnetloan: (data) => less('rex-fund', data['from'], data['payment']),
  defcpuloan: (data) => more('rex-fund', data['from'], data['amount']),
  defnetloan: (data) => more('rex-fund', data['from'], data['amount']),
  rentcpu: (data) => less('rex-fund', data['from'], sum(data['loan_payment'], data['loan_fund'])),
  rentnet: (data) => less('rex-fund', data['from'], sum(data['loan_payment'], data['loan_fund'])),
};

const none: Rule = () => [];

/** Of these, the chain sets the payment when they run: a price, a reward, a refund. A dry run has it. */
const butPayment: Readonly<Record<string, Rule>> = {
  undelegatebw: (data) =>
    less('staked', data['from'], sum(data['unstake_net_quantity'], data['unstake_cpu_quantity'])),
  buyrambytes: (data) => ram(data['receiver'], data['bytes'], 1n),
  sellram: (data) => ram(data['account'], data['bytes'], -1n),
  swapto: (data) => less('liquid', data['from'], data['quantity']),
  stakexpr: (data) => more('staked', data['from'], data['stake_xpr_quantity']),
  unstakexpr: (data) => less('staked', data['from'], data['unstake_xpr_quantity']),
  refund: none,
  refundxpr: none,
  bidrefund: none,
  claimrewards: none,
  claimgenesis: none,
  voterclaim: none,
};

/** Of these, the chain sets an amount of REX when they run, which no dry run lists. */
const inPart: Readonly<Record<string, Rule>> = {
  unstaketorex: (data) => less('staked', data['owner'], sum(data['from_net'], data['from_cpu'])),
  buyrex: (data) => less('rex-fund', data['from'], data['amount']),
  sellrex: (data) => less('rex', data['from'], data['rex']),
};

/** What a system action does to assets; null if it is not known. */
export function systemValues(name: string, data: JsonRecord): ActionValues | null {
  const rule = Object.hasOwn(knownValues, name) ? knownValues[name] : undefined;
  const changes = rule?.(data) ?? [];
  if (rule) return { changes, counted: changes.length > 0 ? 'whole' : 'part' };
  const unpaid = Object.hasOwn(butPayment, name) ? butPayment[name] : undefined;
  if (unpaid) {
    const moved = unpaid(data);
    return {
      changes: moved,
      counted: moved.length > 0 || unpaid === none ? 'but-payment' : 'part',
    };
  }
  const partial = Object.hasOwn(inPart, name) ? inPart[name] : undefined;
  return partial ? { changes: partial(data), counted: 'part' } : null;
}

type OfAmount = Extract<ValueChange, { amount: Asset }>['kind'];

function more(kind: OfAmount, holder: unknown, amount: unknown): ValueChange[] {
  const [named, asset] = [textOf(holder), typeof amount === 'string' ? assetOf(amount) : amount];
  if (named === null || !isAsset(asset)) return [];
  return [{ kind, holder: named, amount: asset }];
}

function less(kind: OfAmount, holder: unknown, amount: unknown): ValueChange[] {
  return more(kind, holder, amount).map((change) =>
    'amount' in change
      ? { ...change, amount: { ...change.amount, units: -change.amount.units } }
      : change,
  );
}

function isAsset(value: unknown): value is Asset {
  return typeof value === 'object' && value !== null && 'units' in value;
}

function sum(one: unknown, other: unknown): Asset | null {
  const [first, second] = [assetOf(one), assetOf(other)];
  return first && second && first.symbol.code === second.symbol.code
    ? addAssets(first, second)
    : null;
}

function ram(holder: unknown, bytes: unknown, sign: bigint): ValueChange[] {
  const [named, digits] = [textOf(holder), integerTextOf(bytes)];
  return named === null || digits === null
    ? []
    : [{ kind: 'ram', holder: named, bytes: sign * BigInt(digits) }];
}
