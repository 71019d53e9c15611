export const texts = {
  dryRun:
    'Dry run: the node executes these bytes without a signature and keeps nothing. They expire within an hour.',
  anew: 'The same actions as a new transaction, which you sign.',
  broadcast:
    'Sends these signed bytes again, without a key. Nodes refuse them once they are in a block or have expired.',
  request: 'For wallets that open esr: links. The same actions as a new transaction.',
};
