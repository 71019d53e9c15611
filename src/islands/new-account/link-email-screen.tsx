import { NoEmail } from '#src/components/new-account/no-email.tsx';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

/** The wallet of XPR's developers, which asks for an email address. */
const WEB_AUTH = { name: 'WebAuth', href: 'https://webauth.com' };

/** No service links email addresses, so there is no form. */
function LinkEmailScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Title />
      <NoEmail wallet={chain.features.includes('profiles') ? WEB_AUTH : null} />
    </Screen>
  );
}

function Title() {
  return <h1 className="title">{useNewAccountTexts().email.title}</h1>;
}

export const screen: ScreenModule = { Screen: LinkEmailScreen };

await textsReady();
