import { useState } from 'react';
import { canceldelay } from '#src/chain/actions/cancel-delay.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { AsidePart } from '#src/components/form/form-layout.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { CancelForm } from '#src/components/utility/cancel-form.tsx';
import { DeferredList } from '#src/components/utility/deferred-list.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { screenOf } from '#src/routes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ownDeferredStore } from '#src/stores/transaction/account-deferred.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';

/** Cancels a transaction that was sent with a delay and has not run. */
export function CancelDeferred({ user }: { user: User }) {
  const { actor, permission } = user;
  const { cancel: text } = useUtilityTexts();
  const locale = useLocale();
  const { accounts } = chainConfig();
  const load = useLoad(ownDeferredStore, actor);
  const form = useWalletForm('cancel-deferred', { id: '' }, { id: 'id' });
  const [chosen, setChosen] = useState<{ readonly id: string } | null>(null);
  const [valid, setValid] = useState<string | null>(null);

  const actionsOf = (id: string) => {
    const own =
      load.state.kind === 'ready' ? load.state.value.rows.find((row) => row.id === id) : undefined;
    return [canceldelay(own?.canceledBy ?? { actor, permission }, id)];
  };
  const send = async (id: string) => {
    if (await form.send(actionsOf(id))) setChosen(null);
  };
  const choose = (id: string) => {
    setChosen({ id });
    setQuery({ id });
  };
  return (
    <StateView {...load} loading={<SkeletonForm />}>
      {(deferred) =>
        deferred.disabled ? (
          <Banner
            kind="info"
            title={text.gone}
            actions={
              <a
                href={localizePath(screenOf('protocol-features').path, locale)}
                className={buttonStyles({ size: 'sm' })}
              >
                {text.features}
              </a>
            }
          >
            {text.goneHint}
          </Banner>
        ) : (
          <FormWithPreview
            user={user}
            actions={valid === null ? null : actionsOf(valid)}
            facts={
              actor !== '' && (
                <AsidePart title={text.own}>
                  <DeferredList
                    {...deferred}
                    system={accounts.system}
                    tokenContract={accounts.token}
                    onChoose={choose}
                  />
                </AsidePart>
              )
            }
          >
            <CancelForm
              key={`${form.key} ${chosen?.id ?? ''}`}
              initial={chosen ?? form.initial}
              deferred={deferred}
              pending={form.pending}
              onChange={form.keep}
              onValid={setValid}
              onSubmit={(id) => void send(id)}
            />
          </FormWithPreview>
        )
      }
    </StateView>
  );
}
