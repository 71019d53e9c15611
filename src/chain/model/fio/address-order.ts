import type { FioAddress, PublicAddress } from './fio-names.ts';
import type { FioPayee } from './fio-payee.ts';
import { linkProblems, readSets } from './manage-check.ts';

export const addressTasks = ['map', 'unmap', 'bundles', 'transfer'] as const;
export type AddressTask = (typeof addressTasks)[number];

/** What is typed about a FIO address. */
export interface AddressValues {
  name: string;
  task: string;
  chain: string;
  token: string;
  public: string;
  sets: string;
  to: string;
}

/** What is signed, for the chosen address. */
export type AddressOrder =
  | { readonly task: 'map' | 'unmap'; readonly name: string; readonly link: PublicAddress }
  | { readonly task: 'bundles'; readonly name: string; readonly sets: number }
  | { readonly task: 'transfer'; readonly name: string; readonly publicKey: string };

type AddressProblem = readonly [
  field: keyof AddressValues,
  problem: 'chain' | 'token' | 'public' | 'noLink' | 'sets',
];

export function taskOf({ task }: AddressValues): AddressTask {
  return addressTasks.find((one) => one === task) ?? 'map';
}

/** The fields of the task that are wrong, except for the recipient: it is looked up. */
export function addressProblems(
  values: AddressValues,
  row: FioAddress | undefined,
): readonly AddressProblem[] {
  switch (taskOf(values)) {
    case 'map':
      return linkProblems(linkOf(values)).map((field) =>
        field === 'address' ? ['public', 'public'] : [field, field],
      );
    case 'unmap':
      return heldLink(row, values) ? [] : [['public', 'noLink']];
    case 'bundles':
      return readSets(values.sets) === null ? [['sets', 'sets']] : [];
    case 'transfer':
      return [];
  }
}

/** Null if what is typed cannot be signed. */
export function orderOf(
  row: FioAddress,
  values: AddressValues,
  recipient: FioPayee | null,
): AddressOrder | null {
  const { name } = row;
  const task = taskOf(values);
  if (task === 'map') return { task, name, link: linkOf(values) };
  if (task === 'unmap') {
    const link = heldLink(row, values);
    return link ? { task, name, link } : null;
  }
  if (task === 'bundles') {
    const sets = readSets(values.sets);
    return sets === null ? null : { task, name, sets };
  }
  return recipient?.kind === 'payee' ? { task, name, publicKey: recipient.publicKey } : null;
}

/** The chosen public address, the first if none of that chain and token is mapped. */
export function heldLink(
  row: FioAddress | undefined,
  values: AddressValues,
): PublicAddress | undefined {
  const key = linkKey(linkOf(values));
  return row?.addresses.find((one) => linkKey(one) === key) ?? row?.addresses[0];
}

export const linkKey = ({ chain, token }: PublicAddress) => `${chain}/${token}`;

function linkOf(values: AddressValues): PublicAddress {
  const chain = values.chain.trim().toUpperCase();
  const token = values.token.trim().toUpperCase() || chain;
  return { chain, token, address: values.public.trim() };
}
