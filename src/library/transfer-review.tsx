import { transfer } from '../chain/actions/transfer.ts';
import { type Asset, parseAsset } from '../chain/core/asset.ts';
import { isName } from '../chain/core/name.ts';
import { rootProps } from '../components/ui/root-props.ts';
import { type ReviewProps, SignReview } from './sign-review.tsx';

interface TransferReviewProps extends ReviewProps {
  from: string;
  to: string;
  /** In the chain's form: `1.0000 EOS`. */
  quantity: string;
  memo?: string;
  /** The token's contract. The core token's without it. */
  contract?: string;
}

/** The review of a transfer, as it is typed: until the form is complete it says so. */
export function TransferReview(props: TransferReviewProps) {
  const { client, onSign, from, to, quantity, memo = '', contract, ...native } = props;
  const amount = amountIn(quantity);
  const isComplete = amount && isName(from) && isName(to);
  const account = contract ?? client.config.accounts.token;
  const actions = isComplete
    ? [transfer({ contract: account, from, to, quantity: amount, memo })]
    : [];
  return (
    <SignReview {...{ client, actions, onSign }} {...rootProps('transfer-review', null, native)} />
  );
}

/** Null while the text is no amount. */
function amountIn(quantity: string): Asset | null {
  try {
    return parseAsset(quantity);
  } catch {
    return null;
  }
}
