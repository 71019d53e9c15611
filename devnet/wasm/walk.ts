import { ensure } from '../engine/errors.ts';
import type { IndexType } from '../engine/index-keys.ts';
import type { OrderedIndex } from '../engine/ordered.ts';
import type { TableId, Tables } from '../engine/tables.ts';
import type { IteratedRow, IteratorCache } from './iterators.ts';

/** The result of a step: an entry, or the end or nothing. */
export interface Found {
  iterator: number;
  entry: { key: bigint; primary: bigint } | undefined;
}

/** Iterates through rows, or through the keys of one index type. */
export interface Walk {
  end(id: TableId): number;
  /** The first entry with the key. */
  exact(id: TableId, key: bigint): Found;
  /** The first entry whose key is not below. */
  from(id: TableId, key: bigint): Found;
  next(iterator: number): Found;
  previous(iterator: number): Found;
  /** The row of an iterator, for changes. Throws 3160002 for another contract's row. */
  own(iterator: number, receiver: string): IteratedRow;
}

export interface Walked {
  tables: Tables;
  cache: IteratorCache;
  /** Undefined for the rows themselves. */
  type: IndexType | undefined;
}

const NOWHERE: Found = { iterator: -1, entry: undefined };

/** `walked` is read at each step, since each call has its own tables and iterators. */
export function createWalk(walked: () => Walked): Walk {
  function at(id: TableId, order: OrderedIndex, position: number): Found {
    const { cache } = walked();
    const entry = order.at(position);
    // nodeos numbers a table's end as soon as the table is accessed.
    const end = cache.end(id);
    return { iterator: entry ? cache.row(id, entry.primary) : end, entry };
  }

  function positionOf({ id, primary }: IteratedRow): { order: OrderedIndex; position: number } {
    const { tables, type } = walked();
    const order = tables.order(id, type)!;
    const key = type ? tables.entry(id, type, primary)!.key : primary;
    return { order, position: order.position(key, primary) };
  }

  function from(id: TableId, key: bigint): Found {
    const { tables, type } = walked();
    const order = tables.order(id, type);
    return order ? at(id, order, order.lowerBound(key)) : NOWHERE;
  }

  return {
    end: (id) => {
      const { tables, cache } = walked();
      return tables.payer(id) === undefined ? -1 : cache.end(id);
    },
    exact(id, key) {
      const { tables, cache, type } = walked();
      const order = tables.order(id, type);
      if (!order) return NOWHERE;
      const position = order.lowerBound(key);
      // A row found only by position gets no iterator.
      return order.at(position)?.key === key
        ? at(id, order, position)
        : { iterator: cache.end(id), entry: undefined };
    },
    from,
    next(iterator) {
      if (iterator < -1) return NOWHERE;
      const row = walked().cache.get(iterator);
      const { order, position } = positionOf(row);
      return at(row.id, order, position + 1);
    },
    previous(iterator) {
      const { tables, cache, type } = walked();
      if (iterator < -1) {
        const id = cache.tableOfEnd(iterator);
        ensure(id, 'invalid_table_iterator', 'not a valid end iterator');
        const order = tables.order(id, type);
        return order && order.size > 0 ? at(id, order, order.size - 1) : NOWHERE;
      }
      const row = cache.get(iterator);
      const { order, position } = positionOf(row);
      return position > 0 ? at(row.id, order, position - 1) : NOWHERE;
    },
    own(iterator, receiver) {
      const row = walked().cache.get(iterator);
      ensure(row.id.code === receiver, 'table_access_violation', 'db access violation');
      return row;
    },
  };
}
