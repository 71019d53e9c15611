/**
 * Messages of errors that the data layer throws. A screen words a failure by its kind and shows the
 * message as a detail; its own texts are in `i18n/`. Import as a namespace (`import * as messages from …`), so that
 * a page bundles only the messages it uses.
 */

// Accounts, transactions, blocks
export const accountNotFound = 'Account not found';
export const enterAccount = 'Please enter an account.';
export const blockNotFound = 'Block Not Found';
export const transactionNotFound = 'TX not found';

// Contracts
export const contractNotRetrieved = (name: string) => `Contract ${name} cannot be retrieved.`;

// Services
export const hyperionNotSupported = 'Hyperion API not supported';
export const lightApiNotSupported = 'Light API not supported';
export const sourceRepeats = 'The source returns the same page again and again';
export const actionsNotRetrieved = 'Could not retrieve actions';
export const exchangeRatesNotFetched = 'Could not fetch exchange rates';
export const marketIdNeeded = 'Must provide atleast one market ID';
export const accountNeeded = 'account is required';
export const invalidParameters = 'Invalid parameters';
export const kycNotApplied = 'Could not apply for KYC';
export const kycStatusNotFound = 'KYC Status not found';
export const kycTierNotFound = 'No kyc data matching tier found';
export const kycNotFetched = 'Could not fetch KYC record';
export const kycProvidersNotFetched = 'Unable to get KYC Providers.';
export const badResponse = (status: number) => `Bad response from server ${String(status)}`;
export const noResponse = (ms: number) => `No response within ${String(ms / 1000)} s`;
export const connectionFailed = 'Connection failed';
export const redirected = 'Redirected to another site';
export const notJson = (what: string) => `Response is ${what}`;
/** 1 MB is a million bytes, as operators count. */
export const responseTooLarge = (bytes: number) =>
  `Response too large: over ${String(bytes / 1_000_000)} MB`;
export const error = 'Error';

// Signing
export const loginFirst = 'Please log in first.';
export const transactionExpired = 'Transaction Expired: Try Again';
export const freeCpuFailedFor = (reason: string) =>
  `Error with free CPU: ${reason}. Turning it off, try again!`;
export const freeCpuFailed = 'Error with free CPU, turning it off...try again!';
export const noIdentity = 'No Identity Found';
export const noScatter = 'No Scatter Found';
export const blockedByPolicy = 'The content policy of this site blocks the connection';
export const outcomeUnknown =
  'It is unknown whether the transaction was accepted. Look it up by its id before you sign again.';
export const sentMeanwhile =
  'The same was sent a moment ago, from another tab. This transaction was not sent.';
export const walletSendsItself =
  'This wallet sends the transaction itself, so the service would not get its request. Use another wallet.';
export const foreignId = 'The node returned a different transaction id';
export const stakeTooLow = 'Stake too low';
export const mustBeReceiver = (wrapAccount: string) => `${wrapAccount} must be receiver`;
export const oneSignature = 'Exactly one signature is needed';
export const withdrawalRefused = 'The bridge did not accept the withdrawal';
export const noSignatureProvider = 'No signature provider available';
export const noCrypto = 'No crypto module found';
// Keys and signatures
export const checksumMismatch = "checksum doesn't match";
export const unrecognizedPublicKey = 'unrecognized public key format';
export const invalidBase58 = 'invalid base-58 value';
// Names, amounts, bytes
export const nameTooLong = 'A name can be up to 12 characters long';
export const nameCharacter = 'Invalid character';
export const nameInvalid = 'Invalid name';
export const symbolInvalid = 'Invalid symbol';
export const symbolsDiffer = 'invalid symbol';
export const currencyUnsupported = 'Unsupported currency';
export const numberOutOfRange = 'Number is out of range';
export const numberInvalid = 'invalid number';
export const decimalsTooMany = 'Too many decimals';
export const assetWithoutNumber = 'Asset must begin with a number';
export const timeInvalid = 'Invalid time format';
export const hexDigitsOdd = 'Odd number of hex digits';
export const hexExpected = 'Expected hex string';
