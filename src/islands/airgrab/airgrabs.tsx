import { Suspense } from 'react';
import { publishedAirgrabs } from '#src/chain/services/published-airgrabs.ts';
import { readTokenId, type TokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { TokenLookUp } from '#src/components/token/token-look-up.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAirgrabTexts } from '#src/i18n/areas/airgrab/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { airgrabsStore } from '#src/stores/airgrab/airgrabs.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { guest } from '../wallet/guest.ts';
import { FormsOf } from '../wallet/forms-of.tsx';
import { OutcomeBanner, useLastForm } from '../wallet/outcome-banner.tsx';
import { useUser } from '../wallet/use-wallet.ts';

const Form = lazyPart(async () => (await import('./airgrab-form-part.tsx')).AirgrabFormPart);

/** The tokens that an account can claim itself, and the form that does. */
export function Airgrabs() {
  const text = useAirgrabTexts();
  const user = useUser();
  const { onSubmitCapture, again } = useLastForm();
  const added = readTokenId(useQueryValue('token') ?? '');
  const published = publishedAirgrabs(chainConfig().key);
  const of = tokensOf(published, added);
  return (
    <div className="space-y-6" data-wallet-form onSubmitCapture={onSubmitCapture}>
      <OutcomeBanner onAgain={again} />
      <p className="max-w-prose text-muted">{text.intro}</p>
      <p className="max-w-prose text-muted">{published.length > 0 ? text.source : text.noList}</p>
      <div className="max-w-form">
        <TokenLookUp onOpen={(token) => setQuery({ token: tokenIdText(token) })} />
      </div>
      {of !== '' && (
        <Banner kind="warning" title={text.warn}>
          {text.warnText}
        </Banner>
      )}
      <List key={user?.actor} user={user} of={of} />
    </div>
  );
}

function List({ user, of }: { user: User | null; of: string }) {
  const text = useAirgrabTexts();
  const load = useLoad(airgrabsStore, `${user?.actor ?? ''}/${of}`);
  return (
    <Section title={text.title}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(airgrabs) => (
          <Suspense fallback={<SkeletonForm />}>
            <FormsOf user={user}>
              <Form user={user ?? guest} airgrabs={airgrabs} />
            </FormsOf>
          </Suspense>
        )}
      </StateView>
    </Section>
  );
}

function tokensOf(published: readonly TokenId[], added: TokenId | null): string {
  return [...new Set([...(added ? [added] : []), ...published].map(tokenIdText))].join(',');
}

await textsReady();
