import { AgreementLine } from '#src/components/verify/agreement-line.tsx';
import { useLoad } from '#src/stores/load-store.ts';
import { accountAgreement, transactionAgreement } from '#src/stores/chain/second-node.ts';

const stores = {
  account: accountAgreement,
  transaction: transactionAgreement,
};

interface AgreementOfProps {
  kind: keyof typeof stores;
  of: string;
}

/** Compares the reports of two operators and shows the result. */
export function AgreementOf({ kind, of }: AgreementOfProps) {
  const { state } = useLoad(stores[kind], of);
  return <AgreementLine agreement={state.kind === 'ready' ? state.value : null} />;
}
