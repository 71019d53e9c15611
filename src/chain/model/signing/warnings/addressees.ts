import type { Action } from '../../../actions/action.ts';
import { keyId } from '../../../core/key.ts';
import { isName } from '../../../core/name.ts';
import { textOf } from '../../../rpc/json.ts';
import { isKeyTransfer } from '../../action/action-groups.ts';
import { ethereumAddress } from '../../permission/ethereum-address.ts';
import type { SigningFacts } from './facts.ts';
import { inkOf, payments } from './payments.ts';
import type { Finding } from './warning.ts';

/** Who gets a payment, where that is not the account it is sent to. */
interface Addressee {
  readonly kind: 'memo' | 'key';
  /** The account that passes it on; for a key, the contract. */
  readonly via: string;
  /** An address, an account or a customer's number. */
  readonly address: string;
}

type MemoReaders = Pick<SigningFacts, 'memoReaders'>;

/** Those whom memos and public keys name. */
function addressees(actions: readonly Action[], { memoReaders }: MemoReaders): Addressee[] {
  const named = payments(actions)
    .filter(({ to, memo }) => memoReaders.has(to) && inkOf(memo) !== '')
    .map(({ to, memo }): Addressee => {
      const digits = ethereumAddress(memo);
      return { kind: 'memo', via: to, address: digits === null ? memo.trim() : `0x${digits}` };
    });
  const keys = actions.flatMap(({ account, name, data }): Addressee[] => {
    const key = isKeyTransfer(name) ? textOf(data['payee_public_key']) : null;
    return key === null || !ADDRESS.test(key) ? [] : [{ kind: 'key', via: account, address: key }];
  });
  return [...named, ...keys];
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

/** A payment to a public key that was not paid from this browser before. */
export function firstKey(facts: SigningFacts): Finding[] {
  return unpaid(facts, 'key')
    .filter(({ address }) => !facts.ownKeys.has(keyId(address)))
    .map(({ address: key }) => ({ rule: 'first-key', key }));
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
