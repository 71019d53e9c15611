import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { record } from '../fields.ts';
import { createDexRequest, dexLimit, type DexOptions, requiredAccount } from './requester.ts';

export interface DexActionQuery {
  readonly limit?: number;
  readonly direction?: 'asc' | 'desc';
  /** ISO 8601. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly contracts?: readonly string[];
  readonly fromSequence?: number;
  readonly toSequence?: number;
}

export interface DexTransferQuery extends Pick<
  DexActionQuery,
  'limit' | 'direction' | 'dateFrom' | 'dateTo'
> {
  readonly from?: string;
  readonly to?: string;
  readonly contract?: string;
  readonly symbol?: string;
}

/**
 * The exchange service's history of the whole chain. Errors are those of the requester, 'Could not
 * retrieve actions' if the chain has no exchange, and 'account is required'.
 */
export function createDexHistory(options: DexOptions) {
  const request = createDexRequest(options);
  return {
    /** Undecoded rows. Default newest first. */
    async getActions(
      account: string,
      filters: DexActionQuery = {},
      requestOptions?: RequestOptions,
    ) {
      const query = {
        account: requiredAccount(account),
        ...window(filters),
        contract_filters: filters.contracts,
        account_seq_from: filters.fromSequence,
        account_seq_to: filters.toSequence,
      };
      return request('history/actions', query, v.array(v.unknown()), requestOptions);
    },

    /** Rows in the same format as actions. */
    getTransfers(filters: DexTransferQuery = {}, requestOptions?: RequestOptions) {
      const query = {
        transfer_from: filters.from,
        transfer_to: filters.to,
        ...window(filters),
        contract: filters.contract,
        symbol: filters.symbol,
      };
      return request('history/transfers', query, v.array(v.unknown()), requestOptions);
    },

    /** Null for an unknown id. */
    getTransaction: (id: string, requestOptions?: RequestOptions) =>
      request('history/transaction', { trx_id: id }, v.nullable(record), requestOptions),
  };
}

function window({ limit, direction = 'desc', dateFrom, dateTo }: DexActionQuery) {
  return { limit: dexLimit(limit), direction, date_from: dateFrom, date_to: dateTo };
}
