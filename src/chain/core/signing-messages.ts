/**
 * Error messages of packing, keys and signatures. Separate from `messages.ts`, so that pages that
 * do not sign do not load them.
 */

export const blocksBehindOrIrreversible = 'Use either blocksBehind or useLastIrreversible';
export const blocksBehindNeeded = 'Must provide one blocksBehind or useLastIrreversible';
export const expirySecondsNeeded = 'Must provide expireSeconds';
export const headerIncomplete = 'Required configuration or TAPOS fields are not present';
export const abiNotCached = 'ABI must be cached before using ActionBuilder';
export const extensionUnknown = 'Transaction Extension could not be determined';

export const invalidEthereumKey = 'Invalid Ethereum Private Key';
export const validPair = 'Valid Key Pair';
export const invalidPublicKey = 'Invalid Public Key';
export const invalidPrivateKey = 'Invalid Private Key';
export const unrecognizedPrivateKey = 'unrecognized private key type';
export const notWebAuthnKey = 'Not WA Public Key';
export const notWebAuthnSignature = 'Not WA Signature';
export const recoveryMismatch = 'Invalid recovery: digest signed does not match data';
export const emptyMessage = 'Empty message';

export const endOfBuffer = 'Read past end of buffer';
export const booleanExpected = 'Expected boolean or number equal to 1 or 0';
export const hexDigitsExpected = 'Expected string containing hex digits';
export const typeUnknown = 'Unknown type';
export const actionUnknown = 'Unknown action in contract';
export const privateKeyInData =
  'Private key in the data. It was not sent. Remove it: what is signed is public for ever.';
export const fieldMissing = 'missing field';
export const anyvarUnknown = 'Tried to deserialize unknown anyvar type';
export const abiVersionUnsupported = 'Unsupported abi version';
export const tooManyContracts = 'Not decoded: the text names too many contracts';
export const otherBytes = 'Packed again, the data has other bytes';
export const abiMissing = (account: string) => `Missing abi for ${account}`;
export const abiNotFetched = (account: string, reason: string) =>
  `fetching abi for ${account}: ${reason}`;
export const abiContradicts = (
  action: string,
  { node, published, found }: { node: string; published: string; found: string },
) =>
  `The ABI of ${action} from ${node} has "${found}" where the published contract has "${published}". Nothing was packed.`;
export const abiDisputed = (account: string, first: string, second: string) =>
  `${first} and ${second} return different ABIs of ${account}. Nothing was packed.`;
export const fieldUnknown = (field: string) => `the ABI has no field ${field}`;
export const objectExpected = 'expected object';
export const arrayExpected = 'Expected array';
export const arraySizeWrong = 'Array has incorrect size';
export const variantExpected = 'expected variant: ["type", value]';
export const variantUnknown = 'Unknown variant type';
export const extensionUnexpected = 'unexpected field after a missing one';
export const tooDeep = 'Maximum decoding depth exceeded';
export const bytesLeftOver = 'Bytes left over';
export const dataSizeWrong = 'Binary data has incorrect size';
export const textExpected = (what: string) => `Expected string containing ${what}`;
export const unrecognizedSignature = 'unrecognized signature format';
export const abiDouble = (what: string, name: string) => `The ABI lists ${what} ${name} twice`;
export const abiInvalid = 'Invalid abi';
export const compressionUnknown = 'Unknown transaction compression';
export const compressedInvalid = 'Invalid compressed data';
export const dataTooLarge = 'Data too large';
export const authorizationNeeded = 'Authorization list needs at least one entry';
export const secureEnvironmentNeeded = 'Keys are generated in a secure environment only';
export const jsonInvalid = 'Invalid JSON';
export const noReturnValue = 'The transaction returned no value';
