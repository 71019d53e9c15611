import fc from 'fast-check';

/** Every run makes the same inputs. `SEED=2` makes others; a failure prints the seed and the path to it. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });

export { fc };
