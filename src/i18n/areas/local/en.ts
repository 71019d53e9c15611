export const texts = {
  title: 'Your own node',
  intro:
    'Point this explorer at a node you run. The settings stay in this browser and in the address of the page, so that a link to it works elsewhere.',
  nodeUrl: 'Node URL',
  nodeHint: 'Its HTTP API must allow pages of other origins: access-control-allow-origin = *',
  historyUrl: 'History API URL (optional)',
  historyHint: 'Of a Hyperion service. Without it the node itself is asked for history.',
  coreSymbol: 'Core symbol',
  corePrecision: 'Core precision',
  start: 'Start Explorer',
  connecting: (host: string) => `Connecting to ${host}…`,
  invalidUrl: (example: string) => `Invalid URL, example: ${example}`,
  notReached: 'Cannot connect to URL, is nodeos running?',
  publicChain: (name: string) => `This is a node of ${name}, which has a site of its own.`,
  plainHttp: (hostname: string, port: string) =>
    `Your browser asks nodes over plain http on this machine only, not at ${hostname}. Use an https address of the node, or bring its port here: ssh -L ${port}:localhost:${port} ${hostname}, then http://localhost:${port}.`,
  invalidSymbol: 'One to seven letters, A to Z',
  invalidPrecision: 'A number from 0 to 18',
  asksTitle: 'Connect to this node?',
  asksText:
    'The link you followed names the endpoints below. Your browser will ask them for what you look at, and whoever runs them sees that. Nothing was asked yet.',
  connect: 'Connect',
  cancel: 'Cancel',
  runningOn: 'Node',
  history: 'History',
  change: 'Change',
  leave: 'Leave',
};
