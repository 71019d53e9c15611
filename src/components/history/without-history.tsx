import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';

/** What is missing where no source of history answers, and what is still there. */
export function WithoutHistory() {
  const text = useHistoryTexts();
  return (
    <div className="space-y-1 px-4 pb-6">
      <h3 className="font-medium">{text.withoutHistory}</h3>
      <p className="max-w-prose text-muted">{text.withoutHistoryText}</p>
      <p className="max-w-prose text-muted">{text.withNode}</p>
    </div>
  );
}
