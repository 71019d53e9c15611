import { Suspense } from 'react';
import {
  permissionRisks,
  type PermissionRisk,
} from '#src/chain/model/permission/permission-risks.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { PermissionRisks } from '#src/components/permission/permission-risks.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPermissionsTexts } from '#src/i18n/areas/account/permissions/texts.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { useFormHref } from './form-href.ts';
import { useOwnPermissions } from './use-own-permissions.ts';

const Passkeys = lazyPart(async () => (await import('./passkeys-part.tsx')).PasskeysPart);

/** What is weak in the user's account, with the form that mends it. */
export function SecurityScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <SecurityPage />
    </Screen>
  );
}

function SecurityPage() {
  const { security: text } = usePermissionTexts();
  return (
    <WalletPage title={text.title}>
      {(user) => (user.actor === '' ? <Checks /> : <Examined user={user} />)}
    </WalletPage>
  );
}

/** Before a log-in. */
function Checks() {
  const { security: text } = usePermissionTexts();
  return (
    <SubmitForm label={text.check} onSubmit={() => undefined}>
      <p>{text.checks}</p>
      <ul className="list-disc space-y-1 ps-5 text-muted">
        {text.checked.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </SubmitForm>
  );
}

function Examined({ user }: { user: User }) {
  const text = usePermissionTexts();
  const { risksTitle } = useAccountPermissionsTexts();
  const { state, retry, loaded } = useOwnPermissions(user);
  const href = useFormHref();
  // Wallets of chains with profiles register passkeys.
  const hasPasskeys = chainConfig().features.includes('profiles');
  return (
    <StateView state={state} onRetry={retry}>
      {() =>
        loaded && (
          <div className="space-y-8">
            {user.permission === 'owner' && (
              <Banner kind="warning" title={text.security.usesOwner}>
                <p>{text.security.usesOwnerHint}</p>
              </Banner>
            )}
            <Section title={risksTitle}>
              <PermissionRisks
                risks={permissionRisks(user.actor, loaded.permissions)}
                mend={(risk) => (
                  <a
                    className="font-medium text-accent hover:underline"
                    href={href('permissions-advanced', mending(risk))}
                  >
                    {risk.kind === 'same-key'
                      ? text.presets['cold-owner']
                      : text.editOf(risk.permission)}
                  </a>
                )}
              />
            </Section>
            {hasPasskeys && (
              <Suspense>
                <Passkeys account={user.actor} permissions={loaded.permissions} />
              </Suspense>
            )}
            <Section title={text.shared.permissions}>
              <PermissionTree permissions={loaded.permissions} />
            </Section>
          </div>
        )
      }
    </StateView>
  );
}

/** The values of the form that mends a risk. */
function mending({ kind, permission }: PermissionRisk): Readonly<Record<string, string>> {
  return kind === 'same-key' ? { preset: 'cold-owner' } : { permission };
}

export const screen: ScreenModule = { Screen: SecurityScreen };

await textsReady();
