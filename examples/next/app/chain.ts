import { chainAt, wax } from 'pronghorn/chain';

/** A node of one's own with a Hyperion service, such as `npm run devnet`; WAX without it. */
const endpoint = process.env['NEXT_PUBLIC_ENDPOINT'];

export const chain = endpoint
  ? chainAt({ endpoints: [endpoint], hyperionUrl: endpoint, coreSymbol: '4,EOS' })
  : wax;

export const name = process.env['NEXT_PUBLIC_ACCOUNT'] ?? 'eosio';
