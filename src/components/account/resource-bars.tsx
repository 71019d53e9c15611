import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { UsageBar } from '../ui/usage-bar.tsx';
import { type ResourceForms, type Usage, usages } from './scarcity.ts';

const ResourceHelp = lazy(async () => ({
  default: (await import('./resource-help.tsx')).ResourceHelp,
}));

interface ResourceBarsProps {
  account: Pick<AccountView, 'cpu' | 'net' | 'ram'>;
  forms?: ResourceForms;
}

/** CPU, NET and RAM usage, with links to the forms that help. */
export function ResourceBars({ account, forms = {} }: ResourceBarsProps) {
  return (
    <div className="space-y-4 p-4">
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
  const limit = max < 0 ? text.unlimited : figure(max);
  return (
    <div>
      <p className="mb-1 flex items-baseline justify-between gap-4">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          {figure(used)} <span className="text-muted">{text.ofLimit(limit)}</span>
        </span>
      </p>
      <UsageBar
        label={name}
        used={used}
        max={max}
        text={`${figure(used)} ${text.ofLimit(limit)}`}
      />
      {level !== 'ok' && (
        <p
          className={clsx(
            // Reserves two lines, since it loads a moment later.
            'mt-1 min-h-10',
            level === 'danger' ? 'text-danger' : 'text-warning',
          )}
        >
          <Suspense fallback={null}>
            <ResourceHelp resource={resource} level={level} forms={forms} />
          </Suspense>
        </p>
      )}
    </div>
  );
}

/** The share of a part, 0 to 1, with four decimals. For drawing only. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return Math.min(Number((part * 10_000n) / whole) / 10_000, 1);
}
