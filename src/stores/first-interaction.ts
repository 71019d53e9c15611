/** What a visitor does first on a page. */
const EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

/** A visitor who looks for so long may use the page soon. Milliseconds. */
export const IDLE_MS = 1_500;

const interaction = Promise.withResolvers<Event | null>();

/**
 * The visitor's first interaction; null after a look at the page. What is not needed to see the page is
 * loaded then.
 */
export const firstInteraction: Promise<Event | null> = interaction.promise;

// Pages are also drawn by the build, which has no visitor.
if (typeof document !== 'undefined')
  for (const name of EVENTS)
    addEventListener(name, interaction.resolve, { passive: true, once: true });

/** Called once the page shows what its address is about. */
export function startIdleTimer(): void {
  setTimeout(() => interaction.resolve(null), IDLE_MS);
}
