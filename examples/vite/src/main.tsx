import 'pronghorn/styles.css';
import { PronghornProvider } from 'pronghorn';
import { chainAt, createClient, wax } from 'pronghorn/chain';
import { AccountCard, LatestActions, TransferReview } from 'pronghorn/loaded';
import { createRoot } from 'react-dom/client';

/** A node of one's own with a Hyperion service, such as `npm run devnet`; WAX without it. */
const endpoint: string | undefined = import.meta.env['VITE_ENDPOINT'];
const chain = endpoint
  ? chainAt({ endpoints: [endpoint], hyperionUrl: endpoint, coreSymbol: '4,EOS' })
  : wax;
const client = createClient(chain);
const name: string = import.meta.env['VITE_ACCOUNT'] ?? 'eosio';
const { code, precision } = chain.coreSymbol;
const one = `1${precision > 0 ? `.${'0'.repeat(precision)}` : ''} ${code}`;

createRoot(document.getElementById('root')!).render(
  <PronghornProvider accent={chain.accent}>
    <main style={{ display: 'grid', gap: 32, padding: 16 }}>
      <AccountCard client={client} name={name} />
      <LatestActions client={client} name={name} />
      <TransferReview client={client} from={name} to="eosio.ram" quantity={one} memo="hello" />
    </main>
  </PronghornProvider>,
);
