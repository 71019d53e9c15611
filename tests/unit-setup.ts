import { vi } from 'vitest';

// Files share a worker and what is loaded into it, but no state of the project's modules.
vi.resetModules();
