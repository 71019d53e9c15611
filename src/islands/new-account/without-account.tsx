import { type Arrival, ArrivalBanner, Payment } from '#src/components/new-account/payment.tsx';
import { type NameAndKey, NameAndKeyForm } from '#src/components/new-account/name-and-key-form.tsx';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Copied } from '#src/components/ui/copied.tsx';
import { isNewAccountName } from '#src/chain/core/new-account-name.ts';
import { isPublicKey, keyId } from '#src/chain/core/key.ts';
import { sellerPrice } from '#src/chain/model/account/new-account.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { newAccountKeysStore } from '#src/stores/account/new-account.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl, pushUrl, withQuery } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { createPath } from './new-account-tabs.ts';
import { TestnetPart } from './testnet-part.tsx';
import { useNewName } from './use-new-name.ts';

const STEPS = 2;

/** Two steps to an account that an exchange or somebody else pays for. */
export function WithoutAccount() {
  const text = useNewAccountTexts().exchange;
  const format = useFormat();
  const url = useUrl();
  const { forget } = useLinked(['name', 'key'], { onClear: () => setQuery({ step: null }) });
  const name = url?.searchParams.get('name')?.trim() ?? '';
  const key = url?.searchParams.get('key')?.trim() ?? '';
  const isComplete = isNewAccountName(name) && isPublicKey(key);
  const step = isComplete && url?.searchParams.get('step') === '2' ? 2 : 1;
  const next = (values: NameAndKey) => {
    forget();
    setQuery({ ...values });
    pushUrl(withQuery(new URL(location.href), { step: '2' }));
  };
  return (
    <FormLayout aside={<TestnetPart />}>
      <p className="mb-4 text-muted">
        {text.step(format.number(step), format.number(STEPS))}
        {': '}
        {step === 1 ? text.nameAndKey : text.payment}
      </p>
      {step === 1 ? (
        <FirstStep key={`${name} ${key}`} initial={{ name, key }} onNext={next} />
      ) : (
        <SecondStep name={name} publicKey={key} />
      )}
    </FormLayout>
  );
}

function FirstStep(props: { initial: NameAndKey; onNext: (values: NameAndKey) => void }) {
  return <NameAndKeyForm {...useNewName()} {...props} />;
}

function SecondStep({ name, publicKey }: { name: string; publicKey: string }) {
  const text = useNewAccountTexts().exchange;
  const { accountSeller: seller, domainTitle } = chainConfig();
  const market = useLoad(ramMarketStore, 'now').state;
  const keys = useLoad(newAccountKeysStore, name).state;
  const arrival = keys.kind === 'ready' ? arrivalOf(keys.value, publicKey) : 'waiting';
  const amount = seller && market.kind === 'ready' && market.value;
  return (
    <div className="space-y-5">
      {keys.kind === 'failed' ? null : <ArrivalBanner {...{ name, arrival }} />}
      {arrival === 'waiting' &&
        (seller ? (
          <Payment
            to={seller.account}
            amount={amount ? sellerPrice(seller, amount) : null}
            memo={`${name}-${publicKey}`}
          />
        ) : (
          <p>{text.none(domainTitle)}</p>
        ))}
      {arrival === 'waiting' && <SharedLink {...{ name, publicKey }} />}
      <Button onClick={() => setQuery({ step: null })}>{text.back}</Button>
    </div>
  );
}

/** A link that opens the form of somebody who has an account. */
function SharedLink({ name, publicKey }: { name: string; publicKey: string }) {
  const texts = useNewAccountTexts();
  const text = texts.exchange;
  const locale = useLocale();
  const query = new URLSearchParams({ name, key: publicKey });
  const link = `${location.origin}${localizePath(createPath, locale)}?${query}`;
  return (
    <AsidePart title={text.ask}>
      <p className="py-2 text-muted">{text.askText}</p>
      <Copied value={link} label={texts.shared.link}>
        <a href={link} dir="ltr" className="break-all text-accent hover:underline">
          {link}
        </a>
      </Copied>
    </AsidePart>
  );
}

/** @param keys null while the account does not exist */
function arrivalOf(keys: readonly string[] | null, publicKey: string): Arrival {
  if (keys === null) return 'waiting';
  const own = keyId(publicKey);
  return keys.length > 0 && keys.every((key) => keyId(key) === own) ? 'created' : 'other-key';
}
