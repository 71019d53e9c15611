import { useMemo } from 'react';
import type { ChainAccess } from '../../chain/client/chain/access.ts';
import type { ChainConfig } from '../../chain/config/types.ts';
import {
  type ContractFacts,
  contractFacts,
  differences,
  withContractFacts,
} from '../../chain/model/chain/contract-facts.ts';
import { useOnServer } from '../../i18n/use-on-server.ts';
import { createLoadStore, type LoadStore, useLoad } from '../load-store.ts';
import { readStored, writeStored } from '../stored-json.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';

const STORED = 'pronghorn.contract-facts';

/** What the chain reports of its contracts, read once a session. */
function factsStore(): LoadStore<ContractFacts> {
  return createLoadStore('contract-facts', async () => storedFacts() ?? (await read()), {
    unaffected: true,
  });
}

let reading: Promise<ContractFacts> | undefined;

/** Callers that need the facts while they are requested wait for the same requests. */
function read(): Promise<ContractFacts> {
  reading ??= request().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function request(): Promise<ContractFacts> {
  const { readContractFacts } = await import('../../chain/client/chain/contract-facts.ts');
  const facts = await readContractFacts(chainAccess());
  keep(facts);
  if (import.meta.env.DEVELOPMENT_KEY)
    for (const line of differences(chainConfig(), facts))
      // oxlint-disable-next-line no-console -- for who runs a test build
      console.info(`${chainConfig().key}: ${line}`);
  return facts;
}

/** Null if nothing was stored for this chain, or it is malformed. */
function storedFacts(): ContractFacts | null {
  return readStored('sessionStorage', storedKey(), contractFacts);
}

function keep(facts: ContractFacts): void {
  // Facts that no node reported are requested again by the next page.
  if (Object.values(facts).some((fact) => fact !== null))
    writeStored('sessionStorage', storedKey(), facts);
}

/** A local node may be another chain after a restart, so its facts have its id. */
const storedKey = () => `${STORED}.${chainConfig().chainId ?? 'local'}`;

/** The chain's file, overruled by what the chain reports: read now if it is not known yet. */
export async function actualChain(): Promise<ChainConfig> {
  return withContractFacts(chainConfig(), await actualFacts());
}

/** What the chain reports: read now if it is not known yet. */
export async function actualFacts(): Promise<ContractFacts> {
  return storedFacts() ?? (await read());
}

/** Access to the page's chain, whose configuration is overruled by what the chain reports. */
export async function actualAccess(): Promise<ChainAccess> {
  return { ...chainAccess(), config: await actualChain() };
}

/** The same without a request: by the facts that an earlier page of the session has read. */
export function knownAccess(): ChainAccess {
  const facts = storedFacts();
  return facts
    ? { ...chainAccess(), config: withContractFacts(chainConfig(), facts) }
    : chainAccess();
}

/** The facts that the chain reports; null until then. */
export function useContractFacts(): ContractFacts | null {
  const inBrowser = !useOnServer();
  const { state } = useLoad(factsStore, inBrowser ? '' : null);
  return state.kind === 'ready' ? state.value : null;
}

/** A page's chain, overruled by what the chain reports. */
export function useChainWithFacts(chain: ChainConfig): ChainConfig {
  const facts = useContractFacts();
  return useMemo(() => (facts ? withContractFacts(chain, facts) : chain), [chain, facts]);
}

/** The chain's file, overruled by what the chain reports. Browser only. */
export function useActualChain(): ChainConfig {
  return useChainWithFacts(chainConfig());
}
