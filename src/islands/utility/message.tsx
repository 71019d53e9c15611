import { mayBeSecret } from '#src/chain/model/utility/secret.ts';
import { SignForm } from '#src/components/utility/sign-form.tsx';
import { type SignatureClaim, VerifyForm } from '#src/components/utility/verify-form.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { isSameKey, sign, signerOf } from '#src/stores/utility/messages.ts';

/** Longer messages are not written to the address. */
const MOST_IN_ADDRESS = 500;

/** Messages: signed with a private key, and checked. */
export function Message() {
  const { message: text } = useUtilityTexts();
  const query = useUrl()?.searchParams;
  const verify = async (claim: SignatureClaim) => {
    const signer = await signerOf(claim);
    // A text that no key signed may be anything, also a private key in the wrong field.
    const isShown =
      signer !== null && claim.message.length <= MOST_IN_ADDRESS && !mayBeSecret(claim.message);
    setQuery({
      message: isShown ? claim.message : null,
      signature: isShown ? claim.signature.trim() : null,
      key: isShown && isSameKey(claim.publicKey, signer) !== null ? claim.publicKey.trim() : null,
    });
    const expected =
      signer === null || claim.publicKey.trim() === ''
        ? null
        : (isSameKey(claim.publicKey, signer) ?? false);
    return { signer, expected };
  };
  return (
    <div className="grid gap-8 tablet:grid-cols-2 tablet:gap-16">
      <Section title={text.signTitle}>
        <SignForm sign={sign} />
      </Section>
      <Section title={text.verifyTitle}>
        <VerifyForm
          initial={{
            message: query?.get('message') ?? '',
            signature: query?.get('signature') ?? '',
            publicKey: query?.get('key') ?? '',
          }}
          verify={verify}
        />
      </Section>
    </div>
  );
}
