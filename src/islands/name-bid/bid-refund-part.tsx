import { useState } from 'react';
import { bidrefund } from '#src/chain/actions/new-account.ts';
import { isName } from '#src/chain/core/name.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FactRows } from '#src/components/form/fact-rows.tsx';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { useDebouncedResult } from '#src/components/form/use-debounced.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { chainText } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { bidRefundStore } from '#src/stores/name-bid/name-bids.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** Claims what an outbid account gets back for a name. */
export function BidRefundPart({ user }: { user: User }) {
  const { actor, permission } = user;
  const texts = useNameBidTexts();
  const { form: text, problems } = texts;
  const pending = useSigningStage() !== null;
  const name = useQueryValue('name')?.trim() ?? '';
  const [settled, setSettled] = useState(name);
  useDebouncedResult(name, setSettled);
  const isSettled = isName(name) && name === settled;
  const load = useLoad(bidRefundStore, isSettled && actor !== '' ? `${actor}/${name}` : null);
  const refund = isSettled && load.state.kind === 'ready' ? load.state.value : null;
  const actions = [bidrefund(actor, name, permission)];
  const claim = () => void transact(actions, { again: claim });
  return (
    <FormWithPreview user={user} actions={refund && actions}>
      <SubmitForm label={text.refund} pending={pending} disabled={!refund} onSubmit={claim}>
        <TextField
          label={texts.shared.name}
          hint={text.find}
          {...chainText}
          maxLength={13}
          value={name}
          error={name !== '' && !isName(name) ? problems['not-a-name'] : undefined}
          onChange={(event) => setQuery({ name: event.target.value || null })}
        />
        {isSettled && actor !== '' && (
          <StateView {...load} empty={{ title: text.noRefund(name), text: text.noRefundHint }}>
            {(amount) =>
              amount && (
                <>
                  <FactRows
                    facts={[{ label: text.refundAmount, value: <Amount amount={amount} /> }]}
                  />
                  <p className="text-muted">{text.refundWill}</p>
                </>
              )
            }
          </StateView>
        )}
      </SubmitForm>
    </FormWithPreview>
  );
}

await textsReady();
