import { describe, expect, it } from 'vitest';
import {
  mapLocations,
  locationOf,
  publishedProducer,
} from '#src/chain/model/vote/published-producer.ts';

const bp = {
  producer_account_name: 'eosriobrazil',
  org: {
    candidate_name: 'EOS Rio',
    website: 'https://eosrio.io',
    location: { name: 'Rio de Janeiro', country: 'br', latitude: -22.9, longitude: -43.1 },
    social: { telegram: 'eosrio', twitter: '', weibo: null },
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
      account: 'eosriobrazil',
      name: 'EOS Rio',
      website: 'https://eosrio.io',
      location: 'Rio de Janeiro',
      country: 'BR',
      at: { latitude: -22.9, longitude: -43.1 },
      social: [['telegram', 'eosrio']],
      nodes: [
        {
          location: 'São Paulo',
          country: 'BR',
          at: null,
          kinds: ['query', 'seed'],
          endpoints: ['https://eos.rio.example', 'p2p.rio.example:9876'],
        },
        { location: 'Brazil', country: null, at: null, kinds: ['producer'], endpoints: [] },
        { location: '', country: null, at: null, kinds: [], endpoints: [] },
      ],
    });
  });

  it('has coordinates only of places on the globe', () => {
    const at = (latitude: unknown, longitude: unknown) => locationOf({ latitude, longitude }).at;
    expect(at('-22.9', 180)).toEqual({ latitude: -22.9, longitude: 180 });
    expect(at('52,5', '13,4')).toEqual({ latitude: 52.5, longitude: 13.4 });
    expect(at('22.9° S', '43.1 w')).toEqual({ latitude: -22.9, longitude: -43.1 });
    expect(at('N 59.91', 'E10.75')).toEqual({ latitude: 59.91, longitude: 10.75 });
    expect(at("22°30'S", '43° 07\' 30" W')).toEqual({ latitude: -22.5, longitude: -43.125 });
    expect(at('-22° 30′', 'W 43°07’30.0’’'.replaceAll('’’', "''"))).toEqual({
      latitude: -22.5,
      longitude: -43.125,
    });
    for (const [north, east] of [
      ['52° 31', 13],
      ['S 12° N', 'Q 3'],
      ['1,234.5', 13],
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
    expect(found && mapLocations(found).map(({ name }) => name)).toEqual([
      'Rio de Janeiro',
      'Zürich',
    ]);
  });

  it('offers its text where it is not JSON, or names no organisation', () => {
    for (const text of [
      '{',
      '[]',
      '"x"',
      '{"org":"x"}',
      '{"org":{"candidate_name":"BP",},"nodes":[]}',
    ])
      expect(publishedProducer(text)).toMatchObject({ unreadable: text, name: '', nodes: [] });
    const gap = '{"org":{"candidate_name":"BP"},"nodes":[{"is_producer": ,"p2p_endpoint":"p"}]}';
    expect(publishedProducer(gap).unreadable).toBe(gap);
  });

  it('is read in a list, as a text in quotes, and after a byte order mark', () => {
    const text = JSON.stringify(bp);
    for (const other of [`[${text}]`, JSON.stringify(text), `\uFEFF${text}`])
      expect(publishedProducer(other)).toEqual(publishedProducer(text));
    const listed = JSON.stringify({ ...bp, org: [bp.org] });
    expect(publishedProducer(listed)).toEqual(publishedProducer(text));
  });

  it.each([
    ['uk', 'GB'],
    ['EL', 'GR'],
    ['gb', 'GB'],
  ])('has the country of the code %s as the standard has it', (country, code) => {
    const json = JSON.stringify({ org: { candidate_name: 'x', location: { country } } });
    expect(publishedProducer(json).country).toBe(code);
  });

  it('has the last of two fields with one name, and no country that is none', () => {
    const location = '"location":"X","location":{"name":"Bangkok","country":"Bangkok"}';
    expect(publishedProducer(`{"org":{${location}}}`)).toMatchObject({
      location: 'Bangkok',
      country: null,
    });
    expect(locationOf({ name: 'Nairobi', country: 'Kenya' })).toMatchObject({
      location: 'Nairobi, Kenya',
      country: null,
    });
    expect(locationOf({ name: ['Seoul'], country: { code: 'kr' } })).toMatchObject({
      location: 'Seoul',
      country: 'KR',
    });
    expect(locationOf('Bangkok')).toMatchObject({ location: 'Bangkok', at: null });
  });

  it('has web addresses without their scheme', () => {
    const node = { api_endpoint: 'api.bpd.example', p2p_endpoint: 'p2p.bpd.example:9876' };
    const found = publishedProducer(
      JSON.stringify({ org: { website: 'www.bpa.example/bp' }, nodes: [node] }),
    );
    expect(found.website).toBe('https://www.bpa.example/bp');
    expect(found.nodes[0]?.endpoints).toEqual(['https://api.bpd.example', 'p2p.bpd.example:9876']);
  });

  it('names its account and keys as they are', () => {
    const org = {};
    const account = { org, producer_account_name: 'ProducEr', producer_public_key: 'Key:EOS8Q' };
    expect(publishedProducer(JSON.stringify(account))).toMatchObject({
      account: 'ProducEr',
      keys: ['Key:EOS8Q'],
    });
    const keys = { org, producer_public_key: ['EOS8Q', 'EOS74', true] };
    expect(publishedProducer(JSON.stringify(keys)).keys).toEqual(['EOS8Q', 'EOS74']);
  });

  it.each<[string, Record<string, unknown>, object]>([
    [
      'endpoints as lists',
      { api_endpoint: ['api.a.example', 'https://b.example'], p2p_endpoint: ['p.example:9876'] },
      { endpoints: ['https://api.a.example', 'https://b.example', 'p.example:9876'] },
    ],
    [
      'endpoints as objects',
      {
        ssl_endpoint: { url: 'https://a.example', weight: 7 },
        api_endpoint: { http: ['http://a.example'], https: 'https://a.example' },
      },
      { endpoints: ['https://a.example', 'http://a.example'] },
    ],
    [
      'neither text nor list',
      { api_endpoint: 443, ssl_endpoint: true, p2p_endpoint: null, node_type: null },
      { endpoints: [], kinds: [] },
    ],
    [
      'types and features as lists',
      { node_type: ['query', 'seed'], features: ['chain-api', 'query'] },
      { kinds: ['query', 'seed', 'chain-api'] },
    ],
    [
      'types and features as objects',
      { node_type: { query: true, seed: false }, features: { api: ['hyperion-v2'] } },
      { kinds: ['query', 'hyperion-v2'] },
    ],
    [
      'types and features as texts',
      { node_type: 'full', features: 'api' },
      { kinds: ['full', 'api'] },
    ],
    [
      'a list of places',
      { location: [{ name: 'Oslo', country: 'no' }] },
      { location: 'Oslo', country: 'NO' },
    ],
    [
      'latitude and longitude as a list',
      { location: [59.91, 10.75] },
      { location: '', at: { latitude: 59.91, longitude: 10.75 } },
    ],
    [
      'latitude and longitude as a text',
      { location: '59.91, 10.75' },
      { location: '', at: { latitude: 59.91, longitude: 10.75 } },
    ],
    [
      'short names of its coordinates',
      { location: { name: 'Oslo', lat: '59.91', lng: '10.75' } },
      { location: 'Oslo', at: { latitude: 59.91, longitude: 10.75 } },
    ],
    ['a list of numbers off the globe', { location: [190, 10] }, { location: '', at: null }],
    ['a place of two words', { location: 'Oslo, Norway' }, { location: 'Oslo, Norway', at: null }],
  ])('shows of a node with %s what can be read', (_, node, shown) => {
    const found = publishedProducer(JSON.stringify({ org: {}, nodes: [node] }));
    expect(found.nodes).toEqual([expect.objectContaining(shown)]);
  });

  it('shows nodes and texts that are an object in place of a list, or the other way round', () => {
    const node = { api_endpoint: 'a.example' };
    const endpoints = (nodes: unknown) =>
      publishedProducer(JSON.stringify({ org: {}, nodes })).nodes.map((one) => one.endpoints);
    expect(endpoints(node)).toEqual([['https://a.example']]);
    expect(endpoints({ 0: node, 1: node })).toEqual([['https://a.example'], ['https://a.example']]);
    const org = {
      candidate_name: ['BP', 7],
      website: { main: 'bp.example' },
      social: [{ telegram: ['bp', 'bp2'] }, 'https://bp.example/chat', null],
    };
    const found = publishedProducer(JSON.stringify({ org: [org], producer_account_name: ['bp'] }));
    expect(found).toMatchObject({
      account: 'bp',
      name: 'BP, 7',
      website: 'https://bp.example',
      social: [
        ['telegram', 'bp'],
        ['telegram', 'bp2'],
        ['2', 'https://bp.example/chat'],
      ],
    });
    expect(found.unreadable).toBeUndefined();
  });
});
