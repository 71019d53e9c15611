import type { ChainConfig } from '#src/chain/config/types.ts';
import { Section } from '#src/components/ui/section.tsx';
import { useDevelopersTexts } from '#src/i18n/areas/developers/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFromUrl } from '#src/stores/url.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { AccountLookUp } from '../account-look-up.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { LivePart } from './live-part.tsx';
import { AnchoredSection, PartCode, StartCode } from './part-section.tsx';
import { partIds, partSnippet, startIds, startSnippets } from './snippets.ts';
import { useSampleData } from './use-sample-data.ts';

export function DevelopersScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Developers built={chain} />
    </Screen>
  );
}

/** The tool that a piece of code before the parts is for. */
const tools = { install: 'Shell', react: 'React', elements: 'HTML' } as const;

/** The package of components: how to begin, and its parts on this chain's data with their code. */
function Developers({ built }: { built: ChainConfig }) {
  const text = useDevelopersTexts();
  // A visitor's own node is in the page's configuration, and not in the build's.
  const chain = useFromUrl((url) => url !== null) ? chainConfig() : built;
  const shown = useSampleData(chain);
  const start = startSnippets(chain, shown.values.account);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <header className="lg:col-span-2">
        <h1 className="title">{text.title}</h1>
        <p className="mt-4 max-w-prose text-base text-muted">{text.intro}</p>
      </header>
      <Contents />
      <div className="min-w-0 space-y-8 lg:col-start-1 lg:row-start-2">
        {startIds.map((id) => (
          <AnchoredSection key={id} id={id} {...text.start[id]}>
            <StartCode tool={tools[id]} code={start[id]} />
          </AnchoredSection>
        ))}
        <Section title={text.liveTitle}>
          <AccountLookUp
            label={text.shared.account}
            hint={text.accountHint}
            button={text.shared.show}
          />
        </Section>
        {partIds.map((id) => (
          <AnchoredSection key={id} id={id} {...text.parts[id]}>
            <div className="space-y-4">
              <div>
                <LivePart id={id} chain={chain} shown={shown} />
              </div>
              <PartCode {...partSnippet(id, chain, shown.values)} />
            </div>
          </AnchoredSection>
        ))}
      </div>
    </div>
  );
}

/** Links to the sections: a line of them, or a list beside the page. */
function Contents() {
  const text = useDevelopersTexts();
  const sections = [
    ...startIds.map((id) => ({ id, ...text.start[id] })),
    ...partIds.map((id) => ({ id, ...text.parts[id] })),
  ];
  return (
    <nav
      aria-label={text.contents}
      className="max-h-[80dvh] self-start overflow-y-auto lg:sticky lg:top-(--sticky-top) lg:col-start-2 lg:row-start-2 print:hidden"
    >
      <h2 className="py-1 text-xs text-quiet">{text.contents}</h2>
      <ul className="flex flex-wrap gap-x-4 lg:block lg:divide-y lg:border-y">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center font-medium text-muted hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const screen: ScreenModule = { Screen: DevelopersScreen };

await textsReady();
