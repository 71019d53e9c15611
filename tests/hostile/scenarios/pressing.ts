import type { Scenarios } from './scenario.ts';

/** Presses that were meant for something else. */
export const scenarios = {
  'press-as-it-appears': {
    liar: 'site',
    lie: 'has its visitor click, tap or press Enter or Space where Sign is about to appear',
    sees: 'that Sign does nothing for 700 ms; then it signs once',
  },
  'press-as-window-closes': {
    liar: 'site',
    lie: 'closes its window between the two clicks of a double click, above an open review',
    sees: 'that Sign does nothing for 700 ms after this window comes to the front',
  },
  'press-as-warnings-change': {
    liar: 'node',
    lie: 'answers with another balance as its user is about to sign',
    sees: 'the difference, and that Sign needs a checkbox and another moment',
  },
} satisfies Scenarios;
