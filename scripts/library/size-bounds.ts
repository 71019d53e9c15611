import type { Entry } from './entries.ts';

/**
 * What an export of components may add to an app, by entry: its code and all that it imports at once,
 * minified and compressed, in kB. React, the packages of `dependencies`, languages and parts that load
 * when they are needed do not count. A bound is the size when it was written, a tenth and half a kB more,
 * rounded up to half a kB: raise it where a part does more than before.
 */
export const sizeBounds: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '': {
    PronghornProvider: 3,
    loadTexts: 2,
    defaultLocale: 1,
    localeKeys: 1,
    locales: 1,
    useHref: 2.5,
    useLanguageTag: 2.5,
    useLocale: 2.5,
    useFormat: 5.5,
    useDates: 6.5,
    sentencesReady: 4,
    useSentencesReady: 4,
    showInUtc: 1,
    showClock: 1,
  },
  loaded: {
    AccountCard: 20,
    LatestActions: 25.5,
    LoadStateView: 6.5,
    SearchBox: 22.5,
    SignReview: 25,
    TokenCard: 32.5,
    TransactionCard: 28.5,
    TransferReview: 25.5,
  },
  account: {
    AccountHeader: 14,
    ResourceBars: 7.5,
    TokenTable: 12,
  },
  action: {
    ActionSummary: 13,
    ActionTable: 17,
    ActionTree: 16.5,
  },
  block: {
    BlockHeader: 12,
  },
  permission: {
    PermissionTree: 10.5,
  },
  producer: {
    ProducersTable: 11,
  },
  round: {
    RoundDial: 2,
  },
  token: {
    TokenName: 9,
  },
  transaction: {
    TokenFlow: 11,
    TransactionHeader: 15.5,
  },
  ui: {
    Amount: 5.5,
    Badge: 1.5,
    Banner: 3.5,
    Button: 1.5,
    CopyButton: 3.5,
    Dialog: 4.5,
    AccountLink: 8,
    BlockLink: 8,
    NftLink: 8,
    TransactionLink: 8,
    KeyLink: 8,
    Checkbox: 1,
    SelectField: 1.5,
    TextArea: 1.5,
    TextField: 1.5,
    Toggle: 1.5,
    Hash: 4.5,
    Identicon: 1.5,
    KeyValueList: 1,
    Meter: 1.5,
    DataTable: 5,
    Section: 1,
    Quoted: 4.5,
    Time: 7,
  },
};

/** The exports of components, as `ui/Amount`; those of `pronghorn` itself as `/useLocale`. */
export function measuredExports(entries: readonly Entry[]): string[] {
  return entries
    .filter(({ client }) => client)
    .flatMap(({ name, exports }) =>
      exports.filter(({ kind }) => kind !== 'type').map((one) => `${name}/${one.name}`),
    );
}

/** The bound of an export, in kB. Throws for one that has none. */
export function boundOf(id: string): number {
  const [entry = '', name = ''] = id.split('/');
  const bound = sizeBounds[entry]?.[name];
  if (bound === undefined)
    throw new Error(`${id} has no bound of its size: add one to scripts/library/size-bounds.ts.`);
  return bound;
}
