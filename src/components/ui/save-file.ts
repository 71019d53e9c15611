/** Downloads a text as a file. The object URL is released later. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name without its ending: `eosio.token-accounts-alice`. Any file system accepts it. */
export function fileName(...parts: readonly string[]): string {
  return parts.join('-').replaceAll(/[^\w.-]/g, '_');
}
