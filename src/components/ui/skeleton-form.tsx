import { useMessages } from '#src/i18n/react.tsx';

const FIELDS = ['w-16', 'w-24', 'w-20'];

/** A form placeholder: labels, fields and a button. */
export function SkeletonForm() {
  const { common } = useMessages();
  return (
    <div
      data-slot="skeleton-form"
      role="status"
      aria-label={common.loading}
      className="skeleton max-w-form space-y-4"
    >
      {FIELDS.map((width) => (
        <div key={width} className="space-y-1">
          <span aria-hidden className={`block h-5 rounded-sm bg-sunken ${width}`} />
          <span aria-hidden className="block h-10.5 rounded-sm border" />
        </div>
      ))}
      <span aria-hidden className="block h-10 rounded-sm bg-sunken" />
    </div>
  );
}
