import type { ReactNode } from 'react';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { GroupHeader } from '#src/components/nft/group-header.tsx';
import { useNftPicture } from '#src/components/nft/use-picture.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { CountsNote } from './counts-note.tsx';

interface GroupFrameProps<Group> {
  /** The collection's name or the template's number in the address; undefined without one. */
  id: string | undefined;
  malformed: boolean;
  state: LoadState<Group | null>;
  onRetry: (() => void) | undefined;
  /** In words, such as `Template #5`. */
  kind: string;
  copyLabel: string;
  titleOf: (group: Group) => string | null;
  missing: { title: string; malformed: string; text: string };
  children: (group: Group) => ReactNode;
}

/** The screen of a collection or a template: its title, and its parts once it is loaded. */
export function GroupFrame<Group>(props: GroupFrameProps<Group>) {
  const { id, malformed, state, onRetry, kind, copyLabel, titleOf, missing, children } = props;
  if (malformed)
    return (
      <StateView
        state={{ kind: 'missing' }}
        missing={{ title: missing.title, text: missing.malformed }}
      >
        {() => null}
      </StateView>
    );
  return (
    <>
      {id !== undefined && state.kind !== 'loading' && (
        <GroupHeader
          kind={kind}
          title={state.kind === 'ready' && state.value ? titleOf(state.value) : null}
          copies={id}
          copyLabel={copyLabel}
        />
      )}
      <StateView
        state={state}
        loading={
          <>
            <SkeletonHeader />
            <SkeletonRows rows={10} />
          </>
        }
        empty={{ title: missing.title, text: missing.text }}
        onRetry={onRetry}
      >
        {(group) => group && children(group)}
      </StateView>
    </>
  );
}

interface GroupIntroProps {
  picture: Picture | null;
  counts: LoadState<{ readonly source: string }>;
  /** Its facts. */
  children: ReactNode;
}

/** The picture of a collection or a template beside its facts. */
export function GroupIntro({ picture: shown, counts, children }: GroupIntroProps) {
  const text = useNftTexts();
  const { picture, load } = useNftPicture(shown, text.noPicture, usePicturesFromAnywhere());
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-5">
      <div className="relative md:col-span-2">
        {picture}
        {load}
      </div>
      <div className="min-w-0 md:col-span-3">
        {children}
        <CountsNote state={counts} />
      </div>
    </div>
  );
}
