import { type Asset, formatAsset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import * as limits from '../../core/limits.ts';
import { integerTextOf, type JsonRecord, textOf } from '../../rpc/json.ts';
import { leastNextBid } from '../name-bid/name-bid.ts';
import { powerupFee, powerupSideAt } from '../resource/powerup-cost.ts';
import type { PowerupOffer } from '../resource/powerup-quote.ts';
import { buyRam, buyRamBytes, type RamMarket, sellRam } from '../resource/ram.ts';
import { type RexPool, rentedStake, rexValue } from '../rex/rex-pool.ts';
import { assetOf } from '../shared/lenient.ts';
import type { Figure } from './agreement.ts';

/** An action of the system whose outcome depends on what the chain holds when it runs. */
export interface PricedAction {
  readonly name: string;
  readonly data: JsonRecord;
}

/** What one node reports of the markets. Null: the chain has none, or it was not needed. */
export interface Markets {
  readonly ram: RamMarket | null;
  readonly rex: RexPool | null;
  readonly powerup: Pick<PowerupOffer, 'cpu' | 'net' | 'minFee'> | null;
  /** The highest open bid of each name, in units of the core token. */
  readonly bids: ReadonlyMap<string, bigint>;
  /** Milliseconds UTC. */
  readonly now: number;
}

type Amount = Asset | { readonly bytes: bigint };

interface Rule {
  readonly market: Exclude<keyof Markets, 'now'>;
  readonly kind: 'proceeds' | 'cost' | 'bid';
  /** What is traded. */
  readonly of: (data: JsonRecord) => Amount | string | null;
  readonly value: (data: JsonRecord, markets: Markets) => Amount | null;
  /** The most units that the action lets the chain take, and the least that it has to. */
  readonly bound?: (
    data: JsonRecord,
    value: bigint | null,
  ) => { most: bigint; needed: bigint } | null;
}

const unitsOf = (value: unknown) => assetOf(value)?.units ?? 0n;
const countOf = (value: unknown) => BigInt(integerTextOf(value) ?? 0);
const bytesOf = ({ bytes }: JsonRecord) => ({ bytes: countOf(bytes) });

/** RAM for an amount in one of the fields. */
const ramFor = (field: string): Rule => ({
  market: 'ram',
  kind: 'proceeds',
  of: (data) => assetOf(data[field]),
  value: (data, { ram }) => ram && { bytes: buyRam(ram, unitsOf(data[field])).bytes },
});

/** REX for the sum of some fields. */
const rexFor = (...fields: readonly [string, ...string[]]): Rule => {
  const paid = (data: JsonRecord) =>
    fields
      .map((field) => assetOf(data[field]))
      .reduce((sum, one) => (sum && one ? addAssets(sum, one) : null));
  return {
    market: 'rex',
    kind: 'proceeds',
    of: paid,
    value: (data, { rex: pool }) => {
      if (!pool || pool.lendable.units <= 0n) return null;
      const units = ((paid(data)?.units ?? 0n) * pool.rex.units) / pool.lendable.units;
      return { units, symbol: pool.rex.symbol };
    },
  };
};

const rented: Rule = {
  market: 'rex',
  kind: 'proceeds',
  of: ({ loan_payment: payment }) => assetOf(payment),
  value: ({ loan_payment: payment }, { rex }) => rex && rentedStake(rex, unitsOf(payment)),
};

const rules: Readonly<Record<string, Rule>> = {
  buyram: ramFor('quant'),
  buyramself: ramFor('quant'),
  buyramburn: ramFor('quantity'),
  buyrambytes: {
    market: 'ram',
    kind: 'cost',
    of: bytesOf,
    value: (data, { ram }) => (ram && buyRamBytes(ram, bytesOf(data).bytes)?.tokens) ?? null,
  },
  sellram: {
    market: 'ram',
    kind: 'proceeds',
    of: bytesOf,
    value: (data, { ram }) => ram && sellRam(ram, bytesOf(data).bytes).tokens,
  },
  buyrex: rexFor('amount'),
  unstaketorex: rexFor('from_net', 'from_cpu'),
  sellrex: {
    market: 'rex',
    kind: 'proceeds',
    of: ({ rex }) => assetOf(rex),
    value: (data, { rex: pool }) => pool && rexValue(pool, unitsOf(data['rex'])),
  },
  rentcpu: rented,
  rentnet: rented,
  powerup: {
    market: 'powerup',
    kind: 'cost',
    of: ({ receiver }) => textOf(receiver),
    value: ({ cpu_frac: cpuPart, net_frac: netPart, max_payment: payment }, { powerup, now }) => {
      if (!powerup) return null;
      const cpu = powerupFee(powerupSideAt(powerup.cpu, now), countOf(cpuPart));
      const net = powerupFee(powerupSideAt(powerup.net, now), countOf(netPart));
      if (cpu === null || net === null) return null;
      return { units: cpu + net, symbol: paidIn(payment, powerup.minFee).symbol };
    },
    bound: (data, fee) =>
      fee === null ? null : { most: unitsOf(data['max_payment']), needed: fee },
  },
  bidname: {
    market: 'bids',
    kind: 'bid',
    of: ({ newname }) => textOf(newname),
    value: ({ newname, bid }, { bids }) => {
      const [units, symbol] = [bids.get(textOf(newname) ?? ''), assetOf(bid)?.symbol];
      return units === undefined || !symbol ? null : { units, symbol };
    },
    // Without a bid, the least amount is enough.
    bound: (data, highest) => ({ most: unitsOf(data['bid']), needed: leastNextBid(highest ?? 0n) }),
  },
};

/** The payment of an action, if it is as precise as the market counts: one may replace the other. */
function paidIn(payment: unknown, market: Asset): Asset {
  const paid = assetOf(payment);
  return paid?.symbol.precision === market.symbol.precision ? paid : market;
}

const ruleOf = (name: string) => (Object.hasOwn(rules, name) ? rules[name] : undefined);

/** The market that decides what a system action gives or costs; null for most actions. */
export function marketOf(name: string): Rule['market'] | null {
  return ruleOf(name)?.market ?? null;
}

/** What an action would give or cost now, by the markets that a node reports. */
export function priceOf({ name, data }: PricedAction, markets: Markets): Figure | null {
  const rule = ruleOf(name);
  if (!rule) return null;
  const about = rule.of(data);
  const of = typeof about === 'string' ? about : about ? textOfAmount(about) : '';
  const value = positive(rule.value(data, markets));
  const price = { kind: rule.kind, of: `${name} ${of}`.trim() };
  const units = value && ('bytes' in value ? value.bytes : value.units);
  const bound = rule.bound?.(data, units);
  const allows = bound && bound.most > bound.needed * limits.looseBound;
  return {
    ...price,
    value: value && textOfAmount(value),
    ...(units !== null && { units }),
    ...(allows && { allowsMore: true }),
  };
}

/** Null for less than nothing, which no market gives or costs. */
const positive = (amount: Amount | null) =>
  amount && ('bytes' in amount ? amount.bytes : amount.units) >= 0n ? amount : null;

function textOfAmount(amount: Amount): string {
  return 'bytes' in amount ? `${amount.bytes} bytes` : formatAsset(amount);
}
