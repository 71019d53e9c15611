import { cancelfndreq, rejectfndreq } from '#src/chain/actions/fio-requests.ts';
import type { FioPayment } from '#src/chain/actions/fio-names.ts';
import { formatAsset, type Asset } from '#src/chain/core/asset.ts';
import { RequestTable } from '#src/components/fio/manage/request-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useFioRequestTexts } from '#src/i18n/areas/fio/requests/texts.ts';
import { fioRequestsStore } from '#src/stores/fio/fio-requests.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

interface OwnRequestsProps {
  actor: string;
  payment: FioPayment;
  /** The highest fee of an action. */
  feeOf: (action: string) => Asset;
}

const builders = { received: rejectfndreq, sent: cancelfndreq } as const;
const sides = ['received', 'sent'] as const;

/** Requests for funds that the user's addresses received and sent. */
export function OwnRequests({ actor, payment, feeOf }: OwnRequestsProps) {
  const text = useFioRequestTexts();
  const load = useLoad(fioRequestsStore, actor);
  const pending = useSigningStage() !== null;
  const close = async (side: keyof typeof builders, id: string) => {
    const again = () => void close(side, id);
    await transact([builders[side](id, payment)], { again });
  };
  const fees = text.fees(formatAsset(feeOf('rejectfndreq')), formatAsset(feeOf('cancelfndreq')));
  return (
    <Section title={text.title}>
      <p className="max-w-prose py-2 text-muted">{text.hint}</p>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(requests) => (
          <div className="space-y-6">
            {sides
              .filter((side) => requests[side].length > 0)
              .map((side) => (
                <section key={side} aria-label={text[side]}>
                  <h3 className="py-2 font-semibold">{text[side]}</h3>
                  <RequestTable
                    side={side}
                    requests={requests[side]}
                    pending={pending}
                    onClose={(id) => void close(side, id)}
                  />
                </section>
              ))}
            <p className="text-muted">{fees}</p>
            {!requests.complete && <p className="text-muted">{text.more}</p>}
          </div>
        )}
      </StateView>
    </Section>
  );
}
