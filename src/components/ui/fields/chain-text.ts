/** Attributes of inputs in which the browser completes, corrects and capitalises nothing. */
export const asTyped = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The same for names, keys and ids, which are written left to right in every language. */
export const chainText = { dir: 'ltr', ...asTyped } as const;
