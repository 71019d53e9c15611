import { AccountCell } from '../account-cell.tsx';
import { accountColumn } from './columns.tsx';

/** The accounts that a list is of, with their pictures. */
export function picturedColumn<Key extends string>(
  ...[key, header, look]: Parameters<typeof accountColumn<Key>>
): ReturnType<typeof accountColumn<Key>> {
  return {
    ...accountColumn(key, header, look),
    cell: ({ [key]: name }) => (name === null ? '–' : <AccountCell name={name} />),
  };
}
