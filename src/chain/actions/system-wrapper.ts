/** Field names of the wrapper that differ from the system contract's. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  buyramself: { account: 'payer' },
  giftram: { to: 'receiver', bytes: 'ram_bytes' },
};

/** System actions that the wrapper takes. All others are sent to the system contract. */
const TAKEN = new Set(
  (
    'bidname bidrefund buyram buyrambytes buyramburn buyramself buyrex claimrewards delegatebw ' +
    'deleteauth deposit donatetorex giftram linkauth mvfrsavings mvtosavings newaccount powerup ' +
    'ramburn ramtransfer refund sellram sellrex setabi setcode undelegatebw ungiftram unlinkauth ' +
    'unstaketorex updateauth voteproducer voteupdate withdraw'
  ).split(' '),
);

/** System actions that the system contract refuses where a wrapper takes them. It takes the others too. */
const REFUSED = new Set(['claimrewards', 'deposit', 'unstaketorex', 'withdraw']);

/** Whether the system contract refuses an action that its wrapper takes. */
export function refusedByWrappedContract(name: string): boolean {
  return REFUSED.has(name);
}

type Data = Readonly<Record<string, unknown>>;

/** The data of a system action in the wrapper's fields. Null if the wrapper does not take the action. */
export function wrapperData(name: string, data: Data): Data | null {
  if (!TAKEN.has(name)) return null;
  const renamed = RENAMED[name] ?? {};
  const fields = Object.entries(data).map(([field, value]) => [renamed[field] ?? field, value]);
  return Object.fromEntries(fields) as Data;
}

/** The data of an action that the wrapper takes, in the system contract's fields. Null for others. */
export function wrappedData(name: string, data: Data): Data | null {
  if (!TAKEN.has(name)) return null;
  const original = new Map(
    Object.entries(RENAMED[name] ?? {}).map(([field, other]) => [other, field]),
  );
  const fields = Object.entries(data).map(([field, value]) => [
    original.get(field) ?? field,
    value,
  ]);
  return Object.fromEntries(fields) as Data;
}
