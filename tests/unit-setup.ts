import { vi } from 'vitest';

// Files share a worker and what is loaded into it, but nothing that an earlier file left behind.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
