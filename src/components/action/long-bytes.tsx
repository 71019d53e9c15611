import { useEffect, useState } from 'react';
import { bytesToHex, hexToBytes } from '#src/chain/core/checksum.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Copied } from '../ui/copied.tsx';
import { Hash } from '../ui/hash.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/**
 * Bytes in hex that nobody compares by eye, such as a contract's code: their beginning, size and
 * SHA-256. Without a secure context there is no hash.
 */
export function LongBytes({ hex }: { hex: string }) {
  const format = useFormat();
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    let cancelled = false;
    void sha256(hex)
      .catch(() => null)
      .then((found) => !cancelled && setHash(found));
    return () => void (cancelled = true);
  }, [hex]);
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-muted">
        <span>{format.bytes(hex.length / 2)}</span>
        {hash && (
          <Copied value={hash}>
            SHA-256 <Hash value={hash} />
          </Copied>
        )}
      </span>
      <HostileText text={hex} />
    </>
  );
}

async function sha256(hex: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', hexToBytes(hex))));
}
