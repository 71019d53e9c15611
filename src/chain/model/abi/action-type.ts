interface Listing {
  readonly actions: readonly { readonly name: string; readonly type: string }[];
}

/**
 * The type of an action's data; undefined if the ABI does not have the action. All code that packs,
 * decodes or compares an action looks its type up here, so that none takes another entry.
 */
export function actionType({ actions }: Listing, name: string): string | undefined {
  return actions.find((action) => action.name === name)?.type;
}
