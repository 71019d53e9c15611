import { ProtonProfile } from '#src/components/account/proton-profile.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { profileStore } from '#src/stores/account/account-profile.ts';
import { useLoad } from '#src/stores/query.ts';

export function ProfilePart({ name }: { name: string }) {
  const { state, store } = useLoad(profileStore, name);
  const { profile: text } = useAccountPartsTexts();
  return (
    <Section title={text.title} flush>
      <StateView state={state} empty={{ title: text.none }} onRetry={store?.retry}>
        {(profile) => profile && <ProtonProfile profile={profile} />}
      </StateView>
    </Section>
  );
}
