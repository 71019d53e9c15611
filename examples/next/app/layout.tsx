import 'pronghorn/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Pronghorn with Next' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
