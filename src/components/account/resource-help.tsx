import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import type { UsageLevel } from '../ui/meter.tsx';
import type { Resource, ResourceForms } from './scarcity.ts';

interface ResourceHelpProps {
  resource: Resource;
  level: UsageLevel;
  forms: ResourceForms;
}

/** Explains an exhausted resource and links to the forms that help. */
export function ResourceHelp({ resource, level, forms }: ResourceHelpProps) {
  const text = useAccountResourcesTexts().help;
  const href = useHref();
  const helpful =
    resource === 'ram'
      ? [{ path: forms.ram, label: text.buyRam }]
      : [
          { path: forms.stake, label: text.stake },
          { path: forms.rent, label: text.rent },
        ];
  return (
    <>
      {level === 'danger' ? text.usedUp[resource] : text.low[resource]}{' '}
      {helpful.map(
        ({ path, label }) =>
          path !== undefined && (
            <a
              key={path}
              href={href(path)}
              className="me-3 inline-block text-accent hover:underline"
            >
              {label}
            </a>
          ),
      )}
    </>
  );
}
