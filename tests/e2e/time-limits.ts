import type { Page } from '@playwright/test';

/**
 * Lengthens the page's timers and time-outs of these milliseconds, for a test of what happens within a
 * limit: a slow machine would reach it.
 */
export async function liftTimeLimits(page: Page, ...limits: number[]): Promise<void> {
  await page.addInitScript((lifted) => {
    const later = window.setTimeout.bind(window);
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const lengthened = (wait: number) => (lifted.includes(wait) ? 1e6 : wait);
    window.setTimeout = ((work: () => void, wait = 0) =>
      later(work, lengthened(wait))) as typeof window.setTimeout;
    AbortSignal.timeout = (wait) => limit(lengthened(wait));
  }, limits);
}
