interface ShortLabelProps {
  /** Seen beside the row: "Cancel". */
  text: string;
  /** Heard by itself, so it names the row: "Cancel offer 7". */
  name: string;
}

/** The label of a button or link in a row. */
export function ShortLabel({ text, name }: ShortLabelProps) {
  return (
    <>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
