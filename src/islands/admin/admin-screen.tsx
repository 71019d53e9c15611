import { Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useAdminTexts } from '#src/i18n/areas/admin/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { screenOf } from '#src/routes.ts';
import { Contract } from '../contract/contract.tsx';
import { WithTools } from '../directory/with-tools.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { adminContracts, type AdminScreen, adminScreens } from './admin-contracts.ts';

const DexParts = lazyPart(async () => (await import('./dex-parts.tsx')).DexParts);

/** Tables and actions of the contracts that XPR Network runs. */
export function AdministrationScreen({ locale, screen }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <AdminPage open={adminScreens.find((one) => one === screen) ?? 'admin-proton-loan'} />
    </Screen>
  );
}

function AdminPage({ open }: { open: AdminScreen }) {
  const text = useAdminTexts();
  const locale = useLocale();
  const inBrowser = !useOnServer();
  const { account, usersActions } = adminContracts[open];
  return (
    <WithTools>
      <h1 className="title">{text.title}</h1>
      <TabLinks
        label={text.title}
        tabs={adminScreens.map((key) => ({
          key,
          label: text.tabs[key],
          href: localizePath(screenOf(key).path, locale),
        }))}
        current={open}
      />
      <p className="my-4 max-w-prose text-muted">{text.hints[open]}</p>
      {!inBrowser && <SkeletonRows rows={12} />}
      {inBrowser && open === 'admin-proton-dex' && (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <DexParts />
        </Suspense>
      )}
      {inBrowser && (
        <>
          <p className="my-4 max-w-prose text-muted">{text.authority}</p>
          <Contract key={account} name={account} on="own" hiddenActions={usersActions} />
        </>
      )}
    </WithTools>
  );
}

export const screen: ScreenModule = { Screen: AdministrationScreen };

await textsReady();
