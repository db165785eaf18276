import type { Plugin } from 'vite';

/** As `biome format` writes it: on one line, or closed where it was opened. */
const types = /^ {2}types: (?:\{.*\},|\{[^]*?^ {2}\},)\n/m;

/**
 * Takes the types of `setup({ types, ... })` out of the build. They are for the compiler, xstate reads none of them, and a
 * machine without them is 60 bytes smaller.
 */
export const bareMachines = (): Plugin => ({
  name: 'bare-machines',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/.*\.machine\.ts$/ },
    handler: (code) => ({ code: code.replace(types, ''), map: null }),
  },
});
