import { textOf, type JsonRecord } from '../../../rpc/json.ts';
import { isTrue } from '../../shared/lenient.ts';
import type { SigningFacts } from './facts.ts';
import { systemCalls } from './power-rules.ts';
import type { Finding } from './warning.ts';

/** The field that pays and those that may have the receiver, by action. */
const RAM_GIFTS: Readonly<Record<string, readonly [from: string, ...to: string[]]>> = {
  buyram: ['payer', 'receiver'],
  buyrambytes: ['payer', 'receiver'],
  // Of the system contract, and of its wrapper on Vaulta.
  giftram: ['from', 'to', 'receiver'],
  ramtransfer: ['from', 'to'],
};

/** The field that pays, by action. */
const RENTS = { powerup: 'payer', rentcpu: 'from', rentnet: 'from' } as const;

/** Stake that belongs to its receiver from now on. */
export function stakeGiven(facts: SigningFacts): Finding[] {
  return stakesFor(facts, true).map((receiver) => ({ rule: 'stake-given', receiver }));
}

/** Stake whose CPU and NET another account uses until it is taken back. */
export function stakeLent(facts: SigningFacts): Finding[] {
  return stakesFor(facts, false).map((receiver) => ({ rule: 'stake-lent', receiver }));
}

/** RAM for another account, except one that the transaction creates, and the one that wraps RAM. */
export function ramGiven(facts: SigningFacts): Finding[] {
  const made = ['newaccount', 'newaccount2'].flatMap((name) => systemCalls(facts, name));
  const created = new Set(made.map((data) => textOf(data['name']) ?? textOf(data['newact'])));
  const wraps = (name: string, receiver: string) =>
    name === 'ramtransfer' && receiver === facts.wram;
  return Object.entries(RAM_GIFTS).flatMap(([name, [from, ...to]]) =>
    receiversOf(systemCalls(facts, name), from, to, facts)
      .filter((receiver) => !created.has(receiver) && !wraps(name, receiver))
      .map((receiver) => ({ rule: 'ram-given', receiver }) as const),
  );
}

/** CPU and NET that the user rents for another account. */
export function rentGiven(facts: SigningFacts): Finding[] {
  return Object.entries(RENTS).flatMap(([name, from]) =>
    receiversOf(systemCalls(facts, name), from, ['receiver'], facts).map(
      (receiver) => ({ rule: 'rent-given', receiver }) as const,
    ),
  );
}

function stakesFor(facts: SigningFacts, given: boolean): string[] {
  const stakes = systemCalls(facts, 'delegatebw').filter(
    (data) => isTrue(data['transfer']) === given,
  );
  return receiversOf(stakes, 'from', ['receiver'], facts);
}

/** Accounts that are neither the payer nor the user's. */
function receiversOf(
  calls: readonly JsonRecord[],
  from: string,
  to: readonly string[],
  { ownAccounts }: SigningFacts,
): string[] {
  return calls.flatMap((data) => {
    const receiver = to.map((field) => textOf(data[field])).find((name) => name !== null) ?? null;
    const isOwn = receiver === null || receiver === data[from] || ownAccounts.has(receiver);
    return isOwn ? [] : [receiver];
  });
}
