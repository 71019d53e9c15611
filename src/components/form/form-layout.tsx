import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';

/** A form, and its preview and current facts beside it; below it on phones. */
export function FormLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="form-layout grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12">
      <div className="min-w-0 max-w-form">{children}</div>
      <aside className="min-w-0 space-y-8">{aside}</aside>
    </div>
  );
}

/** A titled section beside a form. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return <Section title={title}>{children}</Section>;
}
