import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test waits for what it names; how long that takes is the machine's matter.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
