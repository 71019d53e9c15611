/** Exchanges of the chains' developers; a testnet has its own. */
const sites: Readonly<Partial<Record<string, string>>> = {
  proton: 'https://protonswap.com/swap',
  'proton-test': 'https://testnet.protonswap.com/swap',
};

/** The token swap site of a chain; null if there is none. */
export function exchangeSite(chain: string): string | null {
  return sites[chain] ?? null;
}
