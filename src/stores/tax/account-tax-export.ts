import { rangeOf } from '../../chain/model/shared/utc-day.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { clearCached, cachePage, readCached } from './cached-transfers.ts';
import { createTaxExport, type TaxExport } from './tax-export.ts';

interface ExportPeriod {
  readonly account: string;
  /** `2026-11-20`; empty for an open side. */
  readonly from: string;
  readonly to: string;
}

/** The export of an account's transfers in a period of days. */
export function accountTaxExport({ account, from, to }: ExportPeriod): TaxExport {
  const of = JSON.stringify([chainConfig().key, account, from, to]);
  return createTaxExport({
    async read(cursor, signal) {
      const { taxTransfers } = await import('../../chain/client/tax/tax-transfers.ts');
      return taxTransfers(chainAccess(), { account, range: rangeOf(from, to) }, cursor, signal);
    },
    readCached: () => readCached(of),
    keep: (page) => cachePage(of, page),
    forget: () => clearCached(of),
  });
}
