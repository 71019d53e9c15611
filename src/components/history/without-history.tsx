import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';

/** Shown if no history source responds: what is missing and what still works. */
export function WithoutHistory() {
  const text = useHistoryTexts();
  return (
    <div className="space-y-1 pb-6">
      <h3 className="font-medium">{text.withoutHistory}</h3>
      <p className="max-w-prose text-muted">{text.withoutHistoryText}</p>
      <p className="max-w-prose text-muted">{text.withNode}</p>
    </div>
  );
}
