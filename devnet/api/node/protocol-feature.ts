import type { Hono } from 'hono';
import { PROTOCOL_FEATURES } from '../../engine/protocol-features.ts';
import { integer } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function protocolFeatureRoutes(app: Hono): void {
  nodeRoute(
    app,
    '/v1/chain/get_activated_protocol_features',
    (params) => {
      const lower = integer(params, 'lower_bound', 0);
      const end = lower + integer(params, 'limit', 10);
      return {
        activated_protocol_features: PROTOCOL_FEATURES.map(featureJson).slice(lower, end),
        ...(end < PROTOCOL_FEATURES.length ? { more: end } : {}),
      };
    },
    { body: 'optional' },
  );
}

function featureJson(feature: (typeof PROTOCOL_FEATURES)[number], ordinal: number): unknown {
  return {
    feature_digest: feature.digest,
    activation_ordinal: ordinal,
    activation_block_num: 1,
    description_digest: feature.description,
    dependencies: [],
    protocol_feature_type: 'builtin',
    specification: [{ name: 'builtin_feature_codename', value: feature.name }],
  };
}
