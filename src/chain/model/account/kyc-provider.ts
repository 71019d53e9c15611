import { listOf, recordOf, textOf } from '../../rpc/json.ts';
import type { KycRecord } from './kyc.ts';

/** An identity verification provider of the chain. */
export interface KycProvider {
  readonly name: string;
  /** Its verifications no longer count. */
  readonly blacklisted: boolean;
}

/**
 * Rows of `kycproviders`. Rows without a name are left out. A provider that is not cleared counts
 * as blacklisted.
 */
export function kycProviders(rows: unknown): KycProvider[] {
  return listOf(rows).flatMap((row) => {
    const { kyc_provider, blisted } = recordOf(row);
    const name = textOf(kyc_provider);
    return name === null ? [] : [{ name, blacklisted: blisted !== false && blisted !== 0 }];
  });
}

/** The records of providers that are known and not blacklisted. */
export function believedKyc(
  records: readonly KycRecord[],
  providers: readonly KycProvider[],
): KycRecord[] {
  const believed = new Set(
    providers.filter(({ blacklisted }) => !blacklisted).map(({ name }) => name),
  );
  return records.filter(({ provider }) => believed.has(provider));
}
