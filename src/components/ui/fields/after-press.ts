/** The ends of a press of a mouse or a finger. */
const ENDS = ['mouseup', 'dragend'] as const;

/**
 * Runs something once the press under way has had its effect, which a change of the page would take from
 * it; at once if nothing is pressed. A press that leads to another address is all that is left of it.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) return run();
  const { URL: address } = document;
  const controller = new AbortController();
  const ended = () => {
    controller.abort();
    // The click comes after the end of its press.
    setTimeout(() => document.URL === address && run());
  };
  for (const end of ENDS)
    addEventListener(end, ended, { capture: true, signal: controller.signal });
}
