/** A producer's bp.json, in the standard format. */
export function bpJson(name: string, url: string): Record<string, unknown> {
  const { hostname } = new URL(url);
  const location = { name: 'The test chain', country: 'CH', latitude: 47.2, longitude: 8.5 };
  return {
    producer_account_name: name,
    org: {
      candidate_name: `${name.replace(/1+$/, '')} of the test chain`,
      website: url,
      code_of_conduct: `${url}/conduct`,
      ownership_disclosure: `${url}/owners`,
      email: `hello@${hostname}`,
      branding: {
        logo_256: `${url}/logo_256.png`,
        logo_1024: `${url}/logo_1024.png`,
        logo_svg: `${url}/logo.svg`,
      },
      location,
      social: { telegram: name, github: name },
    },
    nodes: [
      { location, node_type: 'producer' },
      {
        location,
        node_type: ['query'],
        ssl_endpoint: `https://api.${hostname}`,
        features: ['chain-api', 'history-v1', 'hyperion-v2'],
      },
      { location, node_type: 'seed', p2p_endpoint: `p2p.${hostname}:9876` },
    ],
  };
}
