import type { Action } from '../../../actions/action.ts';
import { keyId } from '../../../core/key.ts';
import { isName } from '../../../core/name.ts';
import { textOf } from '../../../rpc/json.ts';
import { ethereumAddress } from '../../permission/ethereum-address.ts';
import type { SigningFacts } from './facts.ts';
import { inkOf, payments } from './payments.ts';
import type { Finding } from './warning.ts';

/** Who gets a payment, where that is not the account it is sent to. */
interface Addressee {
  readonly kind: 'memo' | 'address';
  /** The account that passes it on, or the contract that pays the address. */
  readonly via: string;
  /** A key, an address of another chain, an account or a customer's number. */
  readonly address: string;
}

/** The field with a key or an address of another chain, by action of FIO. */
const ADDRESS_FIELDS: ReadonlyMap<string, string> = new Map([
  ['trnsfiopubky', 'payee_public_key'],
  ['trnsloctoks', 'payee_public_key'],
  ['wraptokens', 'public_address'],
  ['wrapdomain', 'public_address'],
]);

type MemoReaders = Pick<SigningFacts, 'memoReaders'>;

/** Those whom memos and public keys name. */
function addressees(actions: readonly Action[], { memoReaders }: MemoReaders): Addressee[] {
  const named = payments(actions)
    .filter(({ to, memo }) => memoReaders.has(to) && inkOf(memo) !== '')
    .map(({ to, memo }): Addressee => ({ kind: 'memo', via: to, address: inOneForm(memo) }));
  const paid = actions.flatMap(({ account, name, data }): Addressee[] => {
    const field = ADDRESS_FIELDS.get(name);
    const address = field === undefined ? null : textOf(data[field]);
    return address === null || !ADDRESS.test(address)
      ? []
      : [{ kind: 'address', via: account, address: inOneForm(address) }];
  });
  return [...named, ...paid];
}

/** Capital letters in an address of an EVM are a checksum only. */
function inOneForm(text: string): string {
  const digits = ethereumAddress(text);
  return digits === null ? text.trim() : `0x${digits}`;
}

/** As they are remembered. The name of an account has no space. */
export function addresseeIds(actions: readonly Action[], readers: MemoReaders): string[] {
  return addressees(actions, readers).map(idOf);
}

const idOf = ({ via, address }: Addressee) => `${via} ${address}`;

/** Accounts that a memo to the EVM's contract names: it credits the payment to them. */
export function addresseeAccounts({ actions, ...facts }: SigningFacts): string[] {
  return addressees(actions, facts)
    .filter(({ via, address }) => via === facts.evmContract && isName(address))
    .map(({ address }) => address);
}

/** A memo that names somebody else than the payments from this browser before. */
export function firstMemo(facts: SigningFacts): Finding[] {
  return unpaid(facts, 'memo').map(({ via: to }) => ({ rule: 'first-memo', to }));
}

/** A payment to a key or to another chain that was not paid from this browser before. */
export function firstAddress(facts: SigningFacts): Finding[] {
  return unpaid(facts, 'address')
    .filter(({ address }) => !facts.ownKeys.has(keyId(address)))
    .map(({ address }) => ({ rule: 'first-address', address }));
}

function unpaid({ actions, paidHere, ...facts }: SigningFacts, kind: Addressee['kind']) {
  return addressees(actions, facts).filter((one) => one.kind === kind && !paidHere.has(idOf(one)));
}

/** Digits and letters alone: nothing that could be read as words of the page. */
const ADDRESS = /^\w{20,100}$/;

/** What people compare of a long address: its first and last characters. */
const BEGINNING = 6;
const END = 4;

/** Addresses and keys that begin and end like one that was paid from this browser by the same way. */
export function similarAddressees({ actions, paidHere, ...facts }: SigningFacts): Finding[] {
  return addressees(actions, facts).flatMap((one): Finding[] => {
    const { via, address } = one;
    if (!ADDRESS.test(address) || paidHere.has(idOf(one))) return [];
    const like = [...paidHere]
      .filter((id) => id.startsWith(`${via} `))
      .map((id) => id.slice(via.length + 1))
      .find(
        (paid) =>
          ADDRESS.test(paid) &&
          paid.startsWith(address.slice(0, BEGINNING)) &&
          paid.endsWith(address.slice(-END)),
      );
    return like === undefined ? [] : [{ rule: 'look-alike', name: address, like }];
  });
}
