import type { Hono } from 'hono';
import { type ProtocolFeature, protocolFeatures } from '../../engine/protocol-features.ts';
import type { ApiContext } from '../context.ts';
import { flag, integer } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function protocolFeatureRoutes(app: Hono, { chain }: ApiContext): void {
  const active = protocolFeatures(chain.spec).map(featureJson);
  nodeRoute(
    app,
    '/v1/chain/get_activated_protocol_features',
    (params) => {
      // Nodes ignore the limit here, since features are few.
      const lower = integer(params, 'lower_bound', 0);
      const upper = integer(params, 'upper_bound', active.length);
      const features = active.slice(lower, upper + 1);
      if (flag(params, 'reverse', false)) features.reverse();
      return { activated_protocol_features: features };
    },
    { body: 'optional' },
  );
}

function featureJson(feature: ProtocolFeature, ordinal: number): unknown {
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
