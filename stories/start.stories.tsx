import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Amount } from '#src/components/ui/amount.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Time } from '#src/components/ui/time.tsx';

/** Colours by what they mean: `src/styles/tokens.css`. */
const colours: readonly (readonly [name: string, use: string])[] = [
  ['page', 'background of the page'],
  ['surface', 'inputs and overlays'],
  ['sunken', 'hover, tags, identicons'],
  ['ink', 'text and figures'],
  ['muted', 'second text'],
  ['quiet', 'labels, units, ages'],
  ['line', 'hairlines of rows'],
  ['line-strong', 'borders of controls'],
  ['accent', 'names, the main action'],
  ['livery', 'the band of the chain'],
  ['positive', 'received, final'],
  ['warning', 'needs a look, stale'],
  ['danger', 'harm, failed, missed'],
];

const sizes = [
  ['title', '1.75rem', 'page titles, sentences of transactions'],
  ['figure', '1.5rem', 'figures of a fact list'],
  ['base', '1rem', 'section titles, inputs'],
  ['sm', '0.875rem', 'everything else'],
  ['xs', '0.75rem', 'labels, column heads, ages'],
] as const;

const usage = `import 'pronghorn/styles.css';
import { PronghornProvider } from 'pronghorn';
import { createClient, wax } from 'pronghorn/chain';
import { AccountCard } from 'pronghorn/loaded';

<PronghornProvider accent={wax.accent} locale="en">
  <AccountCard client={createClient(wax)} name="eosio" />
</PronghornProvider>;`;

const aMoment = Date.now() - 90_000;

function Start() {
  return (
    <div className="max-w-prose space-y-6">
      <header>
        <h1 className="title">Pronghorn</h1>
        <p className="mt-1 text-base">
          An explorer and wallet for Antelope (EOSIO) chains. Its pages request data from the
          chain’s own nodes. Everything they show is made of the components listed here.
        </p>
      </header>
      <Section title="How to use this book">
        <ul className="list-disc space-y-1 ps-5">
          <li>A folder is a noun, such as account, block or vote. ui has what all of them use.</li>
          <li>A story is a state: loading, ready, empty, missing, failed, unsupported.</li>
          <li>The toolbar changes theme, language and direction, and the colour of the chain.</li>
          <li>
            Components get their data as props and request nothing. Values from a chain are text,
            never HTML.
          </li>
        </ul>
      </Section>
      <Section title="Colours">
        <ul className="grid gap-2 sm:grid-cols-2">
          {colours.map(([name, use]) => (
            <li key={name} className="flex items-center gap-2.5">
              <span
                aria-hidden
                className="border-line-strong size-7 shrink-0 border"
                style={{ background: `var(--color-${name})` }}
              />
              <span>
                <code>{name}</code>
                <span className="text-quiet block text-xs">{use}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3">
          A chain has two colours, <code>accent.light</code> and <code>accent.dark</code>. Band and
          accent are mixed from them. Every pair of text and background has the contrast of WCAG AA,
          which a test computes for each chain.
        </p>
      </Section>
      <Section title="Sizes of text">
        <ul className="space-y-1">
          {sizes.map(([name, size, use]) => (
            <li key={name} style={{ fontSize: size, lineHeight: 1.3 }}>
              <code>{name}</code> {use}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How values are written">
        <ul className="space-y-1">
          <li>
            Accounts are blue and never cut: <AccountLink name="eosio.token" />
          </li>
          <li>
            Amounts are bigint units with a precision:{' '}
            <Amount amount={{ units: 12_345_000n, symbol: { code: 'EOS', precision: 4 } }} />
          </li>
          <li>
            Times are ages, with the absolute time on hover: <Time at={aMoment} />
          </li>
        </ul>
      </Section>
      <Section title="In another app">
        <p>
          The components are a package, with a provider for language, theme and links, and as custom
          elements for pages without React. See <code>docs/components.md</code>.
        </p>
        <pre className="mt-3 bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap">{usage}</pre>
      </Section>
    </div>
  );
}

/** What Pronghorn is, the tokens of its design, and how to use its parts. */
const meta = { title: 'Start', component: Start } satisfies Meta<typeof Start>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pronghorn: Story = {
  play: async ({ canvasElement }) => {
    const swatches = canvasElement.querySelectorAll<HTMLElement>('[style*="--color-"]');
    await expect(swatches).toHaveLength(colours.length);
    // A colour that no longer exists would be transparent.
    for (const { style, isConnected } of swatches) {
      const name = /--color-[\w-]+/.exec(style.background)?.[0] ?? '';
      await expect(isConnected).toBe(true);
      await expect(getComputedStyle(document.documentElement).getPropertyValue(name)).not.toBe('');
    }
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
