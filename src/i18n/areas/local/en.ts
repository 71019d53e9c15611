export const texts = {
  intro:
    'Connect this explorer to your own node. The settings are stored in this browser and in the page’s URL, so you can share the link.',
  nodeUrl: 'Node URL',
  nodeHint: 'The HTTP API must allow cross-origin requests: access-control-allow-origin = *',
  historyUrl: 'History API URL (optional)',
  historyHint: 'URL of a Hyperion service. Without it, the node itself is used.',
  coreSymbol: 'Core symbol',
  corePrecision: 'Core precision',
  start: 'Start Explorer',
  connecting: (host: string) => `Connecting to ${host}…`,
  invalidUrl: (example: string) => `Invalid URL, example: ${example}`,
  notReached: 'Cannot connect to URL, is nodeos running?',
  publicChain: (name: string) => `This node belongs to ${name}, which has its own site.`,
  plainHttp: (hostname: string, port: string) =>
    `Browsers allow plain http for this machine only, not for ${hostname}. Use an https URL, or forward the port: ssh -L ${port}:localhost:${port} ${hostname}, then http://localhost:${port}.`,
  invalidSymbol: 'One to seven letters, A to Z',
  invalidPrecision: 'A number from 0 to 18',
  questionTitle: 'Connect to this node?',
  questionText:
    'The link you followed sets the endpoints below. Your browser will send its requests there, and their operators can see what you look up. Nothing was requested yet.',
  history: 'History',
  change: 'Change',
  leave: 'Leave',
};
