/** What a visitor does first on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** A visitor who looks for so long may use the page soon. Milliseconds. */
const LOOK_MS = 1_500;

const sign = Promise.withResolvers<Event | null>();

/**
 * The visitor's first sign; null after a look at the page. What is not needed to see the page is
 * loaded then.
 */
export const firstSign: Promise<Event | null> = sign.promise;

// Pages are also drawn by the build, which has no visitor.
if (typeof document !== 'undefined')
  for (const name of SIGNS) addEventListener(name, sign.resolve, { passive: true, once: true });

/** Called once the page shows what its address is about. */
export function beginLook(): void {
  setTimeout(() => sign.resolve(null), LOOK_MS);
}
