import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { HyperionFeature } from '#src/chain/model/hyperion/health.ts';
import { useHyperionTexts } from '#src/i18n/areas/hyperion/texts.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** What the service offers, in words where they are known. */
export function FeatureList({ features }: { features: readonly HyperionFeature[] }) {
  const text = useHyperionTexts();
  if (features.length === 0) return <p className="py-2 text-muted">{text.noFeatures}</p>;
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {features.map(({ name, isOn }) => (
        <li key={name} className="flex min-h-(--row) items-center gap-3 border-b py-1">
          {isOn ? (
            <Check size={16} aria-hidden className="shrink-0 text-positive" />
          ) : (
            <X size={16} aria-hidden className="shrink-0 text-quiet" />
          )}
          <span className={isOn ? undefined : 'text-quiet'}>
            {Object.hasOwn(text.features, name) ? (
              text.features[name as keyof typeof text.features]
            ) : (
              <HostileText text={name} limit={40} />
            )}
          </span>
          <span className="ms-auto text-xs text-quiet">{isOn ? text.on : text.off}</span>
        </li>
      ))}
    </ul>
  );
}
