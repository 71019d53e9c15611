/** The highest ratios to the bare page. */
const bounds = {
  account: 3,
  block: 3,
  transaction: 3,
  'account → transaction': 1,
  'transaction → account': 0.8,
};

/** The lowest score of Lighthouse. */
const LOWEST_SCORE = 95;

/** The median of each figure of a list of samples. */
export function medianOf(samples) {
  const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, middle(samples.map((one) => one[name]))]));
}

/** The report as Markdown, and a sentence for each ratio over its bound. */
export function reportOf(medians, { scores, network, rounds, machine }) {
  const failures = [];
  const rows = Object.entries(bounds).map(([name, bound]) => {
    const site = medians.get(`site ${name}`);
    const bare = medians.get(`bare ${name}`);
    const ratio = site.visible / bare.visible;
    if (ratio > bound)
      failures.push(`${name}: ${ratio.toFixed(2)} times the bare page, over ${bound}`);
    const over = ratio > bound ? `${Math.round((ratio / bound - 1) * 100)}%` : '–';
    const times = [bare.visible, site.visible].map(Math.round);
    return [name, ...times, ratio.toFixed(2), bound, over];
  });
  const visits = ['account', 'block', 'transaction'].map((name) => {
    const { blocked, lastTask, shift, bytes, requests } = medians.get(`site ${name}`);
    return [
      name,
      Math.round(blocked),
      Math.round(lastTask),
      shift.toFixed(4),
      Math.round(bytes / 1_000),
      requests,
    ];
  });
  for (const [name, score] of scores)
    if (score < LOWEST_SCORE) failures.push(`${name}: Lighthouse ${score}, under ${LOWEST_SCORE}`);
  const network4g = network === '4g' ? ', slow 4G' : '';
  const text = `# Speed

Written by \`npm run bench:pages\`: a phone's viewport, a processor 4 times slower${network4g}, HTTP/2
with brotli, a cold cache, the devnet as the node. Medians of ${rounds} rounds on ${machine}, in
milliseconds. The bare page requests one response and writes the figure; a ratio compares with it in
the same run. Milliseconds depend on the machine, ratios much less.
A bound is the aim: \`npm run bench:pages -- --check\` fails for a ratio over it. What is over its bound is slower
than the aim. The bare page runs hardly any script: the rest is the time to load, evaluate and draw the page.

## Data visible, and navigations by a first tap

${table(['page or navigation', 'bare page', 'Pronghorn', 'ratio', 'bound', 'over the bound'], rows)}

## First visits

${table(['page', 'blocked', 'last long task', 'layout shift', 'kB of all files', 'requests'], visits)}

## Lighthouse

Performance on a phone, the median of three runs each. The bound is ${LOWEST_SCORE}.

${table(['page', 'score'], [...scores])}
`;
  return { text, failures };
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
