/** What wallets put into the pages they are in: extensions, and apps with a browser inside. */

function hasObject(name: string): boolean {
  const found: unknown = Reflect.get(globalThis, name);
  return typeof found === 'object' && found !== null;
}

/** Scatter's interface, which TokenPocket and Wombat put in too: one of them is there. */
export const hasInjected = () => hasObject('scatter');

/** MetaMask, or a wallet that acts as it: only asking tells whether it knows snaps. */
export const hasMetaMask = () => hasObject('ethereum');
