import type { ReactNode } from 'react';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

type VoteTab = 'producers' | 'proxies';

interface VoteTabsProps {
  current: VoteTab;
  /** Number of rows of the current tab; undefined while unknown. */
  count: number | undefined;
  /** Beside the title. */
  children?: ReactNode;
}

/** Title and tabs of the voting screens. */
export function VoteTabs({ current, count, children }: VoteTabsProps) {
  const text = useVoteTexts();
  const locale = useLocale();
  const paths = { producers: '/vote', proxies: '/vote/proxies' } as const;
  const tabs = (['producers', 'proxies'] as const).map((key) => ({
    key,
    label: text.tabs[key],
    href: localizePath(paths[key], locale),
    ...(key === current && count !== undefined && { count }),
  }));
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="title">{text.title}</h1>
        {children}
      </div>
      <TabLinks label={text.title} tabs={tabs} current={current} />
    </>
  );
}
