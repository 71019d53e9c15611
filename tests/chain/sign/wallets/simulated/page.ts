import { vi } from 'vitest';

/** The parts of a page that wallets' packages use, where there is none. */
export function stubPage(parts: Record<string, unknown> = {}) {
  const events = new EventTarget();
  const page = {
    location: { href: 'http://eos.pronghorn.localhost/wallet/transfer' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    localStorage: memory(),
    ...parts,
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('screen', { colorDepth: 24, width: 800, height: 600 });
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value);
  return page;
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Nothing leaves this machine, whatever a package tries: other hosts never answer. */
export function stubNetwork() {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { hostname } = new URL(input instanceof Request ? input.url : String(input));
    return hostname === '127.0.0.1' ? real(input, init) : new Promise(() => undefined);
  });
}
