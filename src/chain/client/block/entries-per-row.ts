import { listedScope } from '../../model/abi/scope.ts';
import type { Scope } from '../../tables/scopes.ts';
import type { ChainAccess } from '../chain/access.ts';
import { contractRows } from '../contract/contract.ts';

/** The count is not checked if the smallest scope has more rows. */
const MAX_ROWS = 1000;

/**
 * How many entries `get_table_by_scope` counts per row. A table shares its name with its first
 * secondary index, whose entries are counted too, and ABIs do not list indexes. Reads the smallest
 * scope to find out. Null if that is inconclusive.
 */
export async function entriesPerRow(
  access: ChainAccess,
  { code, table }: { readonly code: string; readonly table: string },
  scopes: readonly Pick<Scope, 'scope' | 'rows'>[],
): Promise<1 | 2 | null> {
  if (scopes.some(({ rows }) => rows % 2 === 1)) return 1;
  const smallest = scopes
    .filter(({ rows }) => rows > 0 && rows <= MAX_ROWS)
    .reduce<Pick<Scope, 'scope' | 'rows'> | null>(
      (least, one) => (least && least.rows <= one.rows ? least : one),
      null,
    );
  if (!smallest) return null;
  const query = { code, table, scope: listedScope(smallest.scope), limit: smallest.rows };
  const { rows, more } = await contractRows(access, query);
  if (rows.length > smallest.rows / 2) return 1;
  return !more && rows.length === smallest.rows / 2 ? 2 : null;
}
