/**
 * Announces new rows without moving the current ones: `3 new actions – show`. Keep it mounted with
 * a count of 0, so that the first change is announced.
 */
export function NoticeRow({
  count,
  text,
  onShow,
}: {
  count: number;
  text: string;
  onShow: () => void;
}) {
  return (
    <div data-slot="notice-row" role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="block min-h-8 w-full bg-accent-soft px-4 py-1.5 text-center font-semibold text-accent -outline-offset-2 hover:underline"
        >
          {text}
        </button>
      )}
    </div>
  );
}
