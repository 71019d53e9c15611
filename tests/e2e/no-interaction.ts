import type { Page } from '@playwright/test';
import { STAY_MS } from '#src/islands/main/prepare-navigation.ts';
import { IDLE_MS } from '#src/stores/first-interaction.ts';

/** Waits after which a page takes its reader for a visitor without an interaction, in milliseconds. */
const LOOKS = [IDLE_MS, STAY_MS];

/** Nobody looks at this page long enough, however slow the machine is: only an interaction counts. */
export async function withoutVisitor(page: Page): Promise<void> {
  await page.addInitScript((looks) => {
    const { setTimeout: later } = window;
    const never = 2 ** 31 - 1;
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number) =>
        later(run, looks.includes(ms ?? 0) ? never : ms),
    });
  }, LOOKS);
}
