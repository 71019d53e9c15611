import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo, type ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { Authorities } from '#src/chain/model/permission/resolved-permission.ts';
import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** Levels of accounts to expand. */
const DEPTH = 2;
/** Holders rendered at first. */
const PAGE = 50;

interface HoldersProps {
  of: Pick<PermissionView, 'keys' | 'accounts' | 'waits'>;
  /** The authorities behind accounts, if loaded. */
  authorities?: Authorities;
  /** Nesting depth of these holders. */
  depth?: number;
  /** The permission above. A key that is in both is marked. */
  parent?: Pick<PermissionView, 'name' | 'keys'> | undefined;
}

/** A permission's holders, with the holders of accounts among them. */
export function Holders(props: HoldersProps) {
  const { of, authorities, depth = 0, parent } = props;
  const text = useAuthorityTexts();
  const format = useFormat();
  const holders = useMemo(() => holdersOf(of), [of]);
  return (
    <Paged rows={holders} page={PAGE}>
      {(shown) => (
        <ul>
          {shown.map((holder) => (
            <Holder key={holder.id} kind={holder.kind} weight={holder.weight}>
              {holder.kind === 'key' ? (
                <>
                  <Copied value={holder.key} label={text.copyKey}>
                    <KeyLink publicKey={holder.key} />
                  </Copied>
                  {parent?.keys.some(({ key }) => key === holder.key) && (
                    <Badge tone="warning">{text.sameKey(parent.name)}</Badge>
                  )}
                </>
              ) : holder.kind === 'wait' ? (
                text.wait(format.duration(holder.seconds))
              ) : (
                <Account of={holder} authorities={authorities} depth={depth} />
              )}
            </Holder>
          ))}
          {holders.length === 0 && <li className="py-1 text-danger">{text.unusable}</li>}
        </ul>
      )}
    </Paged>
  );
}

type HolderView =
  | { kind: 'key'; id: string; weight: number; key: string }
  | { kind: 'account'; id: string; weight: number; actor: string; permission: string }
  | { kind: 'wait'; id: string; weight: number; seconds: number };

function holdersOf({ keys, accounts, waits }: HoldersProps['of']): HolderView[] {
  return [
    ...keys.map((one) => ({ ...one, kind: 'key' as const, id: one.key })),
    ...accounts.map((one) => ({
      ...one,
      kind: 'account' as const,
      id: `${one.actor}@${one.permission}`,
    })),
    ...waits.map((one) => ({ ...one, kind: 'wait' as const, id: String(one.seconds) })),
  ];
}

interface AccountProps {
  of: { readonly actor: string; readonly permission: string };
  authorities: Authorities | undefined;
  depth: number;
}

/** An account among the holders, with its own holders. */
function Account({ of: { actor, permission }, authorities, depth }: AccountProps) {
  const text = useAuthorityTexts();
  const format = useFormat();
  const behind = depth < DEPTH ? authorities?.get(`${actor}@${permission}`) : undefined;
  return (
    <>
      <AccountLink name={actor} permission={permission} />
      {behind && (
        <div className="mt-1 border-s ps-3 max-md:-ms-11">
          <span className="text-xs text-muted">
            {text.threshold(format.number(behind.threshold))}
          </span>
          <Holders of={behind} authorities={authorities} depth={depth + 1} />
        </div>
      )}
    </>
  );
}

const ICONS = { key: KeyRound, account: UserRound, wait: Clock };

interface HolderProps {
  kind: keyof typeof ICONS;
  weight: number;
  children: ReactNode;
}

/** A weight of 1 is usual and left to screen readers. */
function Holder({ kind, weight, children }: HolderProps) {
  const text = useAuthorityTexts();
  const format = useFormat();
  const Icon = ICONS[kind];
  const label = text.shared.weightOf(format.number(weight));
  return (
    <li className="flex items-baseline gap-2 py-0.5">
      <Icon size={14} aria-hidden className="shrink-0 translate-y-0.5 text-muted" />
      <div className="min-w-0 flex-1">{children}</div>
      <span className={weight === 1 ? 'sr-only' : 'shrink-0 text-quiet'} title={label}>
        <span className="sr-only">{label}</span>
        <span aria-hidden dir="ltr">
          +{format.number(weight)}
        </span>
      </span>
    </li>
  );
}
