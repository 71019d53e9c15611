import { describe, expect, it } from 'vitest';
import {
  activatedFeatures,
  knownFeatures,
  missingFeatures,
} from '#src/chain/model/chain/protocol-features.ts';
import { recordings } from '#tests/recordings/read.ts';

const row = (codename: string, ordinal: number) => ({
  feature_digest: codename.repeat(2),
  activation_ordinal: ordinal,
  activation_block_num: 10 * ordinal,
  description_digest: '',
  dependencies: [],
  protocol_feature_type: 'builtin',
  specification: [{ name: 'builtin_feature_codename', value: codename }],
});

describe('activated protocol features', () => {
  it('are in the order of activation, with their names', () => {
    const features = activatedFeatures([row('OF_ITS_OWN', 1), row('SAVANNA', 0)]);
    expect(features.map(({ ordinal, name, codename }) => [ordinal, name, codename])).toEqual([
      [1, 'SAVANNA', 'SAVANNA'],
      [2, null, 'OF_ITS_OWN'],
    ]);
    expect(missingFeatures(features)).toEqual(knownFeatures.filter((one) => one !== 'SAVANNA'));
  });

  it('of a real node are all known', () => {
    const recorded = recordings('v1_chain_get_activated_protocol_features');
    expect(recorded.length).toBeGreaterThan(0);
    for (const { response } of recorded) {
      const { activated_protocol_features: rows } = response as {
        activated_protocol_features: ReturnType<typeof row>[];
      };
      for (const { codename, name } of activatedFeatures(rows)) expect(name).toBe(codename);
    }
  });
});
