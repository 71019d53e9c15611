import { describe, expect, it } from 'vitest';
import { publishedProducer } from '#src/chain/model/vote/published-producer.ts';

const bp = {
  producer_account_name: 'eosriobrazil',
  org: {
    candidate_name: 'EOS Rio',
    website: 'https://eosrio.io',
    location: { name: 'Rio de Janeiro', country: 'br', latitude: -22.9, longitude: -43.1 },
    social: { telegram: 'eosrio', twitter: '', weibo: 7 },
  },
  nodes: [
    {
      location: { name: 'São Paulo', country: 'BR' },
      node_type: ['query', 'seed'],
      ssl_endpoint: 'https://eos.rio.example',
      p2p_endpoint: 'p2p.rio.example:9876',
    },
    { node_type: 'producer', location: { country: 'Brazil' } },
    'not a node',
  ],
};

describe('a bp.json', () => {
  it('has a name, a place, social names and nodes', () => {
    expect(publishedProducer(JSON.stringify(bp))).toEqual({
      source: 'producerjson',
      name: 'EOS Rio',
      website: 'https://eosrio.io',
      place: 'Rio de Janeiro',
      country: 'BR',
      social: [['telegram', 'eosrio']],
      nodes: [
        {
          place: 'São Paulo',
          country: 'BR',
          kinds: ['query', 'seed'],
          endpoints: ['https://eos.rio.example', 'p2p.rio.example:9876'],
        },
        { place: '', country: null, kinds: ['producer'], endpoints: [] },
        { place: '', country: null, kinds: [], endpoints: [] },
      ],
    });
  });

  it('is none if it is no JSON or names no organisation', () => {
    expect(publishedProducer('{')).toBeNull();
    expect(publishedProducer('[]')).toBeNull();
    expect(publishedProducer('{"org":"x"}')).toBeNull();
  });
});
