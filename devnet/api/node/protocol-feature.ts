import type { Hono } from 'hono';
import { PROTOCOL_FEATURES } from '../../engine/protocol-features.ts';
import { flag, integer } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function protocolFeatureRoutes(app: Hono): void {
  nodeRoute(
    app,
    '/v1/chain/get_activated_protocol_features',
    (params) => {
      // Nodes ignore the limit here, since features are few.
      const lower = integer(params, 'lower_bound', 0);
      const upper = integer(params, 'upper_bound', PROTOCOL_FEATURES.length);
      const features = PROTOCOL_FEATURES.map(featureJson).slice(lower, upper + 1);
      if (flag(params, 'reverse', false)) features.reverse();
      return { activated_protocol_features: features };
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
