import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'reports/vitest.json' }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{chain,devnet,scripts,site,i18n}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/{components,islands,stores}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/dom-setup.ts'],
        },
      },
    ],
  },
});
