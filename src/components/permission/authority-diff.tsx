import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';
import type { Authority } from '#src/chain/actions/authority.ts';
import {
  authorityDiff,
  type DiffHolder,
  type DiffMark,
  type DiffRow,
  markOf,
} from '#src/chain/model/permission/authority-diff.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { KeySpelling } from '../ui/key-spelling.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

const SIGNS: Readonly<Record<DiffMark, string>> = {
  added: '+',
  removed: '−',
  changed: '±',
  same: '',
};

const TONES: Readonly<Record<DiffMark, string>> = {
  added: 'text-positive',
  removed: 'text-danger',
  changed: 'text-warning',
  same: 'text-muted',
};

/** Holders rendered at first. */
const PAGE = 50;

interface AuthorityDiffProps {
  /** Null if there is none. */
  before: Authority | null;
  after: Authority | null;
}

/** The holders of an authority before and after a change, a line each. */
export function AuthorityDiff({ before, after }: AuthorityDiffProps) {
  const text = usePermissionTexts().diff;
  const rows = useMemo(() => authorityDiff(before, after), [before, after]);
  const threshold = { before: before?.threshold ?? null, after: after?.threshold ?? null };
  return (
    <Paged rows={rows} page={PAGE}>
      {(shown) => (
        <ul aria-label={text.title}>
          <Line {...threshold}>{text.threshold}</Line>
          {shown.map(({ id, holder, ...weights }) => (
            <Line key={id} {...weights}>
              <HolderName holder={holder} />
            </Line>
          ))}
        </ul>
      )}
    </Paged>
  );
}

interface LineProps extends Pick<DiffRow, 'before' | 'after'> {
  children: ReactNode;
}

function Line({ before, after, children }: LineProps) {
  const text = usePermissionTexts().diff;
  const format = useFormat();
  const mark = markOf({ before, after });
  const figure =
    before !== null && after !== null && before !== after
      ? text.from(format.number(before), format.number(after))
      : format.number(after ?? before ?? 0);
  return (
    <li className="flex min-h-(--row-dense) items-baseline gap-2 border-b py-1">
      <span aria-hidden className={clsx('w-[1ch] shrink-0 font-semibold', TONES[mark])}>
        {SIGNS[mark]}
      </span>
      <span className="sr-only">{text[mark]}: </span>
      <span className={clsx('min-w-0 flex-1', mark === 'removed' && 'line-through')}>
        {children}
      </span>
      <span dir="ltr" className={clsx('shrink-0', TONES[mark])}>
        {figure}
      </span>
    </li>
  );
}

/** Keys in full: a key is compared letter by letter before it gets power. */
function HolderName({ holder }: { holder: DiffHolder }) {
  const text = usePermissionTexts().diff;
  const format = useFormat();
  switch (holder.kind) {
    case 'key':
      return <KeySpelling publicKey={holder.key} />;
    case 'account':
      return <AccountLink name={holder.actor} permission={holder.permission} />;
    case 'wait':
      return text.wait(format.duration(holder.seconds));
  }
}
