import { PronghornProvider } from 'pronghorn';
import { AccountHeader } from 'pronghorn/account';
import { createClient, readAccount } from 'pronghorn/chain';
import { chain, name } from './chain.ts';
import { Parts } from './parts.tsx';

/** Read on the server at each request, and drawn there. */
export const dynamic = 'force-dynamic';

export default async function Page() {
  const account = await readAccount(createClient(chain), name);
  return (
    <PronghornProvider accent={chain.accent}>
      <main style={{ display: 'grid', gap: 32, padding: 16 }}>
        <AccountHeader account={account} />
        <Parts />
      </main>
    </PronghornProvider>
  );
}
