import type { ActionView } from '#src/chain/model/action/action.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { FieldValue } from './field-value.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

/** An action's fields by name, or its bytes if they were not decoded. */
export function ActionData({ action }: { action: Pick<ActionView, 'data' | 'hexData'> }) {
  const text = useActionTexts();
  const fields = action.data === null ? [] : Object.entries(action.data);
  if (fields.length === 0)
    return action.hexData ? (
      <p>
        <span className="text-muted">{text.undecoded}: </span>
        <span dir="ltr" className="font-mono text-xs">
          <HostileText text={action.hexData} />
        </span>
      </p>
    ) : (
      <p className="text-muted">{text.noData}</p>
    );
  return (
    <Paged rows={fields} page={100}>
      {(shown) => (
        <dl className="grid grid-cols-[fit-content(35%)_1fr] gap-x-4 gap-y-1 border-s-4 border-accent-soft ps-3">
          {shown.map(([field, value]) => (
            <div key={field} className="contents">
              <dt className="text-muted">
                <HostileText text={field} limit={60} />
              </dt>
              <dd className="min-w-0">
                <FieldValue field={field} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Paged>
  );
}
