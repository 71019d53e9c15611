import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

/** Title and tabs of the voting screens. */
export function VoteTabs({ current }: { current: 'producers' | 'proxies' }) {
  const text = useVoteTexts();
  const locale = useLocale();
  const tabs = [
    { key: 'producers', label: text.tabs.producers, href: localizePath('/vote', locale) },
    { key: 'proxies', label: text.tabs.proxies, href: localizePath('/vote/proxies', locale) },
  ];
  return (
    <>
      <h1 className="text-xl font-semibold">{text.title}</h1>
      <TabLinks label={text.title} tabs={tabs} current={current} />
    </>
  );
}
