/** A person of the story. Names are valid on every chain of the devnet. */

export interface Role {
  name: string;
  about: string;
  /** Initial liquid balance in whole tokens. */
  funds: number;
}

/** Their keys are printed on start, for logging in. */
export const DEMO: readonly Role[] = [
  { name: 'alice', about: 'holds a bit of everything; a trading permission', funds: 125_000 },
  { name: 'bob', about: 'sends and receives; has a refund on its way', funds: 48_000 },
  { name: 'carol', about: 'votes by a proxy; takes part in a treasury', funds: 310_000 },
];

export const PEOPLE: readonly Role[] = [
  { name: 'dave', about: 'bids for names', funds: 9_000 },
  { name: 'erin', about: 'lends resources to others', funds: 20_000 },
  { name: 'frank', about: 'votes for producers himself', funds: 15_000 },
  { name: 'grace', about: 'follows the proxy', funds: 72_000 },
  { name: 'heidi', about: 'follows the proxy', funds: 33_000 },
  { name: 'ivan', about: 'sold most of the RAM', funds: 2_500 },
  { name: 'judy', about: 'an ordinary user', funds: 640 },
  { name: 'mallory', about: 'sends what one should not click', funds: 900 },
];

/** A market maker with hundreds of actions, for testing pages. */
export const TRADER = 'busytrader11';
export const EXCHANGE = 'bigexchange1';
export const PROXY = 'wiseproxy111';
/** Two of alice, bob and carol, or one of them after three days. */
export const TREASURY = 'treasury1111';
/** Owns nothing and never acted. */
export const IDLE = 'idleaccount1';
/** Its active key is an R1 key, like those of secure enclaves. */
export const ENCLAVE = 'enclaveuser1';
/** Has hardly any stake and has used up its resources. */
export const BUSY = 'shortofcpu11';
export const AIRDROP = 'airdropfund1';
export const SCAM = 'eosiotoken11';

/** Has EOS still on a chain that runs as Vaulta does, where the others have A. */
export const KEEPS_EOS = 'mallory';
/** Has A and too little free RAM to send it, on such a chain. */
export const TIGHT = 'tightonram11';

/** Creates NFTs of both contracts. */
export const ARTIST = 'nftartist111';

const PRODUCER_WORDS = [
  'alpha',
  'bravo',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'india',
  'juliett',
  'kilo',
  'lima',
  'mike',
  'november',
  'oscar',
  'papa',
  'quebec',
  'romeo',
  'sierra',
  'tango',
  'uniform',
  'victor',
  'whiskey',
  'xray',
  'yankee',
  'zulu',
] as const;

/** Twenty-five: `bpalpha11111` to `bpzulu111111`. */
export const PRODUCERS: readonly { name: string; url: string; location: number }[] =
  PRODUCER_WORDS.map((word, i) => ({
    name: `bp${word}`.padEnd(12, '1'),
    url: `https://${word}.producers.example`,
    location: (i * 37) % 400,
  }));

export const AIRDROP_HOLDERS: readonly string[] = Array.from({ length: 20 }, (_, i) =>
  `holder${String.fromCharCode(97 + i)}`.padEnd(12, '1'),
);
