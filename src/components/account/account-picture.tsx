import { useState } from 'react';

/** A picture over the identicon, once it is loaded; one that cannot be loaded leaves it to be seen. */
export function AccountPicture({ source }: { source: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <img
      src={source}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
      onError={() => setLoaded(false)}
      className="absolute inset-0 size-12 rounded-sm bg-sunken object-cover"
      style={{ opacity: loaded ? 1 : 0 }}
    />
  );
}
