import { useEffect, useState } from 'react';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';

/** Time until a request expires. */
export function Countdown({ end }: { end: Date }) {
  const text = useWalletConnectTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((end.getTime() - now) / 1_000));
  if (!Number.isFinite(left)) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className="text-center text-muted tabular-nums">
      {left === 0 ? text.expired : text.expires(time)}
    </p>
  );
}
