import { AgreementLine } from '#src/components/verify/agreement-line.tsx';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';
import { useLoad } from '#src/stores/query.ts';
import {
  accountAgreement,
  figuresAgreement,
  transactionAgreement,
} from '#src/stores/second-node.ts';

const stores = {
  account: accountAgreement,
  transaction: transactionAgreement,
  figures: figuresAgreement,
};

interface AgreementOfProps {
  /** `figures` are those a transaction relies on that is about to be signed. */
  kind: keyof typeof stores;
  of: string;
}

/** Compares what two operators report, and says the outcome. */
export function AgreementOf({ kind, of }: AgreementOfProps) {
  const { state } = useLoad(stores[kind], of);
  const { adviceToSign } = useAgreementTexts();
  return (
    <AgreementLine
      agreement={state.kind === 'ready' ? state.value : null}
      {...(kind === 'figures' && { advice: adviceToSign })}
    />
  );
}
