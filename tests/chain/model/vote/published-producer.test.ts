import { describe, expect, it } from 'vitest';
import { mapPlaces, placeOf, publishedProducer } from '#src/chain/model/vote/published-producer.ts';

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
      at: { latitude: -22.9, longitude: -43.1 },
      social: [['telegram', 'eosrio']],
      nodes: [
        {
          place: 'São Paulo',
          country: 'BR',
          at: null,
          kinds: ['query', 'seed'],
          endpoints: ['https://eos.rio.example', 'p2p.rio.example:9876'],
        },
        { place: '', country: null, at: null, kinds: ['producer'], endpoints: [] },
        { place: '', country: null, at: null, kinds: [], endpoints: [] },
      ],
    });
  });

  it('has coordinates only of places on the globe', () => {
    const at = (latitude: unknown, longitude: unknown) => placeOf({ latitude, longitude }).at;
    expect(at('-22.9', 180)).toEqual({ latitude: -22.9, longitude: 180 });
    for (const [north, east] of [
      [0, 0],
      [91, 0],
      [1, -181],
      ['x', 1],
      [null, 1],
      [NaN, 1],
    ])
      expect(at(north, east)).toBeNull();
  });

  it('is on the map once for each place', () => {
    const found = publishedProducer(
      JSON.stringify({
        ...bp,
        nodes: [
          { location: { name: 'Rio', latitude: -22.91, longitude: -43.12 } },
          { location: { name: 'Zürich', latitude: 47.37, longitude: 8.54 } },
          { location: { name: 'Nowhere' } },
        ],
      }),
    );
    expect(found && mapPlaces(found).map(({ name }) => name)).toEqual(['Rio de Janeiro', 'Zürich']);
  });

  it('is none if it is no JSON or names no organisation', () => {
    expect(publishedProducer('{')).toBeNull();
    expect(publishedProducer('[]')).toBeNull();
    expect(publishedProducer('{"org":"x"}')).toBeNull();
  });
});
