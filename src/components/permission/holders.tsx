import { useMemo, type ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { Authorities } from '#src/chain/model/permission/resolved-permission.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
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
  /** Shows keys in full, however long the lines. */
  wholeKeys?: boolean;
}

/** A permission's holders, with the holders of accounts among them. */
export function Holders({ of, authorities, depth = 0, wholeKeys = false }: HoldersProps) {
  const text = useAccountTexts();
  const format = useFormat();
  const holders = useMemo(() => holdersOf(of), [of]);
  return (
    <Paged rows={holders} page={PAGE}>
      {(shown) => (
        <ul className="divide-y">
          {shown.map((holder) => (
            <Holder key={holder.id} weight={holder.weight}>
              {holder.kind === 'key' ? (
                <Copied value={holder.key} label={text.copyKey}>
                  {wholeKeys ? (
                    <span dir="ltr" className="font-mono text-xs wrap-anywhere">
                      {holder.key}
                    </span>
                  ) : (
                    <KeyLink publicKey={holder.key} />
                  )}
                </Copied>
              ) : holder.kind === 'wait' ? (
                text.wait(format.duration(holder.seconds))
              ) : (
                <Account of={holder} authorities={authorities} depth={depth} />
              )}
            </Holder>
          ))}
          {holders.length === 0 && <li className="py-1 text-muted">{text.unusable}</li>}
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
  const text = useAccountTexts();
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

function Holder({ weight, children }: { weight: number; children: ReactNode }) {
  const text = useAccountTexts();
  const format = useFormat();
  return (
    <li className="flex items-baseline gap-3 py-1">
      <span
        className="w-8 shrink-0 text-end text-muted tabular-nums"
        title={text.weight(format.number(weight))}
      >
        <span className="sr-only">{text.weight(format.number(weight))}</span>
        <span aria-hidden dir="ltr">
          +{format.number(weight)}
        </span>
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
