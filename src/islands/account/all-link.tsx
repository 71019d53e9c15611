import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useUrl, pushUrl } from '#src/stores/url.ts';
import { accountTabUrl, type AccountTab } from './account-tab.ts';

/** A section's link to the tab with all of its rows, opened without loading the page. */
export function AllLink({ tab }: { tab: AccountTab }) {
  const text = useAccountTexts();
  const currentUrl = useUrl();
  if (currentUrl === null) return null;
  const url = accountTabUrl(currentUrl, tab);
  return (
    <a
      href={url.href}
      className="text-accent hover:underline"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        pushUrl(url);
      }}
    >
      {text.allActions}
    </a>
  );
}
