import type { ProtocolFeaturesResponse } from '../../rpc/feature-calls.ts';

/** The protocol features of nodeos by their code names, in the order of its source. */
export const knownFeatures = [
  'PREACTIVATE_FEATURE',
  'ONLY_LINK_TO_EXISTING_PERMISSION',
  'REPLACE_DEFERRED',
  'NO_DUPLICATE_DEFERRED_ID',
  'FIX_LINKAUTH_RESTRICTION',
  'DISALLOW_EMPTY_PRODUCER_SCHEDULE',
  'RESTRICT_ACTION_TO_SELF',
  'ONLY_BILL_FIRST_AUTHORIZER',
  'FORWARD_SETCODE',
  'GET_SENDER',
  'RAM_RESTRICTIONS',
  'WEBAUTHN_KEY',
  'WTMSIG_BLOCK_SIGNATURES',
  'ACTION_RETURN_VALUE',
  'CONFIGURABLE_WASM_LIMITS2',
  'BLOCKCHAIN_PARAMETERS',
  'CRYPTO_PRIMITIVES',
  'GET_CODE_HASH',
  'GET_BLOCK_NUM',
  'BLS_PRIMITIVES2',
  'DISABLE_DEFERRED_TRXS_STAGE_1',
  'DISABLE_DEFERRED_TRXS_STAGE_2',
  'SAVANNA',
] as const;
export type FeatureName = (typeof knownFeatures)[number];

export interface ActivatedFeature {
  /** Its code name as the node wrote it; empty if it wrote none. */
  readonly codename: string;
  /** Null for a feature that this site does not know. */
  readonly name: FeatureName | null;
  readonly digest: string;
  /** From 1, in the order of activation. */
  readonly ordinal: number;
  readonly block: number;
}

type Row = ProtocolFeaturesResponse['activated_protocol_features'][number];

/** Activated features, the oldest first. */
export function activatedFeatures(rows: readonly Row[]): readonly ActivatedFeature[] {
  return rows
    .map((row): ActivatedFeature => {
      const codename =
        row.specification.find(({ name }) => name === 'builtin_feature_codename')?.value ?? '';
      return {
        codename,
        name: knownFeatures.find((one) => one === codename) ?? null,
        digest: row.feature_digest,
        ordinal: row.activation_ordinal + 1,
        block: row.activation_block_num,
      };
    })
    .toSorted((a, b) => a.ordinal - b.ordinal);
}

/** Known features that are not activated. */
export function missingFeatures(activated: readonly ActivatedFeature[]): readonly FeatureName[] {
  return knownFeatures.filter((name) => activated.every((one) => one.name !== name));
}
