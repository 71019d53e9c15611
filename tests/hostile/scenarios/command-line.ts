import type { Scenarios } from './scenario.ts';

/** What a command line signs and sends by itself, and what is pasted of it. */
export const scenarios = {
  'cleos-id-invented': {
    liar: 'node',
    lie: 'shows the id that a command line printed in a block with other bytes',
    sees: 'that this is not the transaction that was reviewed; no success',
  },
  'cleos-held-back': {
    liar: 'node',
    lie: 'holds back what a command line sent it, and shows it in a block',
    sees: 'that no node has it, since the second operator’s block lacks it; no success',
  },
  'passkey-proves-nothing': {
    liar: 'site',
    lie: 'has a passkey’s signature pasted: of another text, site or key, or without its user’s presence',
    sees: 'that it is not by a key of the account, each time; the real one pays once',
  },
} satisfies Scenarios;
