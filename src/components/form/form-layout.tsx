import type { ReactNode } from 'react';

/** A form with its current facts beside it. */
export function FormLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="min-w-0 max-w-form">{children}</div>
      <aside className="min-w-0 space-y-6 max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-8">
        {aside}
      </aside>
    </div>
  );
}

/** A titled section beside a form. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
