import { clsx } from 'clsx';
import { Suspense } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { Meter } from '../ui/meter.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { type ResourceForms, scarcest, type Usage, usages } from './scarcity.ts';

const ResourceHelp = lazyPart(
  async () => (await import('./resource-help.tsx')).ResourceHelp,
  Nothing,
);

interface ResourceBarsProps extends Native<'div'> {
  account: Pick<AccountView, 'cpu' | 'net' | 'ram'>;
  forms?: ResourceForms | undefined;
}

/** CPU, NET and RAM usage with a verdict: whether the account can pay for a transaction. */
export function ResourceState(props: Pick<ResourceBarsProps, 'account' | 'forms'>) {
  const text = useAccountTexts();
  const { resource, level } = scarcest(props.account);
  const name = text.resources[resource];
  return (
    <div className="min-w-0">
      <p className="mb-1 flex items-center gap-2 text-xs text-quiet">
        {text.resourceState}
        {level === 'ok' ? (
          <Badge tone="positive">{text.resourcesEnough}</Badge>
        ) : (
          <Badge tone={level}>{level === 'danger' ? text.usedUp(name) : text.low(name)}</Badge>
        )}
      </p>
      <ResourceBars {...props} />
    </div>
  );
}

/** CPU, NET and RAM usage, with links to the forms that help. */
export function ResourceBars({ account, forms = {}, ...native }: ResourceBarsProps) {
  return (
    <div {...rootProps('resource-bars', 'py-1', native)}>
      {usages(account).map((usage) => (
        <ResourceBar key={usage.resource} usage={usage} forms={forms} />
      ))}
    </div>
  );
}

function ResourceBar({ usage, forms }: { usage: Usage; forms: ResourceForms }) {
  const { resource, used, max, level } = usage;
  const text = useAccountTexts();
  const format = useFormat();
  const figure = resource === 'cpu' ? format.microseconds : format.bytes;
  const name = text.resources[resource];
  // A node does not count the use of what is unlimited: it says -1.
  const use = used < 0 ? '–' : figure(used);
  const limit = max < 0 ? text.unlimited : text.ofLimit(figure(max));
  return (
    <>
      <div className="grid min-h-7.5 grid-cols-[3rem_minmax(0,1fr)_11.5rem] items-center gap-x-3">
        <span className="font-semibold">{name}</span>
        <Meter label={name} used={used} max={max} text={`${use} ${limit}`} />
        <span className="text-end whitespace-nowrap">
          <b className="font-semibold">{use}</b> <span className="text-quiet">{limit}</span>
        </span>
      </div>
      {level !== 'ok' && (
        <p
          className={clsx(
            // Reserves two lines, since it loads a moment later.
            'min-h-10',
            level === 'danger' ? 'text-danger' : 'text-warning',
          )}
        >
          <Suspense fallback={null}>
            <ResourceHelp resource={resource} level={level} forms={forms} />
          </Suspense>
        </p>
      )}
    </>
  );
}

/** The share of a part, 0 to 1, with four decimals. For drawing only. */
export function shareOf(part: bigint, total: bigint): number {
  if (total <= 0n || part <= 0n) return 0;
  return Math.min(Number((part * 10_000n) / total) / 10_000, 1);
}
