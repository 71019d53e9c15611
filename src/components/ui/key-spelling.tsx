import { useState } from 'react';
import { keyId } from '#src/chain/core/key.ts';
import { HostileText } from './text/hostile-text.tsx';

/** A public key in full, to be compared letter by letter. A press shows its other spelling. */
export function KeySpelling({ publicKey }: { publicKey: string }) {
  const [isOther, setIsOther] = useState(false);
  const other = keyId(publicKey);
  return (
    <span dir="ltr" className="block font-mono text-xs wrap-anywhere">
      <HostileText text={isOther ? other : publicKey} />
      {other !== publicKey && (
        <button
          type="button"
          className="tap ms-2 font-sans text-accent hover:underline"
          onClick={() => setIsOther(!isOther)}
        >
          {beginning(isOther ? publicKey : other)}
        </button>
      )}
    </span>
  );
}

/** `PUB_K1_…`, or `EOS…`. */
function beginning(key: string): string {
  return `${/^(PUB_[A-Z0-9]+_|[A-Z]{3})/.exec(key)?.[0] ?? ''}…`;
}
