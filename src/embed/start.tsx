/**
 * The script of embedded pages, which other sites frame. It reads the address and the chain's
 * configuration, and nothing that the visitor has in this site's storage: no users, no settings, no
 * drafts.
 */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { createClient } from '#src/library/chain.ts';
import { Embed } from './embed.tsx';

async function start(): Promise<void> {
  const container = document.getElementById('card');
  if (!container) return;
  const config = JSON.parse(document.getElementById('chain')?.textContent ?? '') as ChainConfig;
  const client = createClient(config);
  await textsReady();
  const root = createRoot(container);
  startTransition(() => root.render(<Embed client={client} url={new URL(location.href)} />));
}

void start();
