import { inSlices } from '../../core/slices.ts';

/** A spreadsheet reads a file without it as the machine's own encoding, not as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** What a spreadsheet may run as a formula; full-width signs count in East Asian ones. */
const FORMULA = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

export interface CsvOptions {
  /** For spreadsheets. Other programs may read it as part of the first column's name. */
  readonly byteOrderMark?: boolean;
}

/**
 * A CSV file (RFC 4180) with a line of column names. A value that a spreadsheet would run as a formula
 * begins with an apostrophe, so that it stays text; a negative number is no formula. Written in slices.
 */
export async function csvText(
  columns: readonly string[],
  records: readonly (readonly string[])[],
  { byteOrderMark = true }: CsvOptions = {},
): Promise<string> {
  const lines = await inSlices([columns, ...records], (cells) => cells.map(csvCell).join(','));
  return (byteOrderMark ? BYTE_ORDER_MARK : '') + lines.join(LINE_END) + LINE_END;
}

function csvCell(text: string): string {
  return quotedCell(FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
}

/** In quotes if a CSV parser would split or trim the text otherwise. */
export function quotedCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
