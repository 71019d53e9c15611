/** Colour alone would not tell what is chosen; the mark is not read out beside its state. */
const ticked =
  "aria-[current=true]:after:content-['✓'_/_''] aria-pressed:after:content-['✓'_/_''] after:ms-auto after:ps-2";

/** A row of a menu: a link or a button over its whole width, the current one in the accent. */
export const menuItem = `${ticked} hover:bg-sunken aria-[current]:text-accent aria-pressed:text-accent flex min-h-10 md:min-h-9 w-full items-center px-3 text-start`;
