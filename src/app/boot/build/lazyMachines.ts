import type { Plugin } from 'vite';

type Change = readonly [from: string | RegExp, to: (place: string) => string];

const grown = `  }
  get root() {
    return (this.tree ? this : this.grow()).tree;
  }
  grow() {
    const tree = (this.tree = new StateNode(this.config, { _key: this.id, _machine: this }));
    tree._initialize();
    formatRouteTransitions(tree);
    return this;
  }
  provide(implementations) {
    return this.copy(implementations).grow();
  }
`;

/**
 * What becomes what in xstate's class of machines, of the exact version that package.json names. A machine's own `states` and
 * `events`, which xstate means to take away, are gone: `root` has both. No chart of ours has a version or schemas.
 */
const changes: readonly Change[] = [
  // What is nothing at first gets its value below.
  [
    /class StateMachine \{[^]*?this\.options = \{/,
    (place) => place.replaceAll(/ {4}this\.\w+ = (?:void 0|this\.config\.\w+);\n/g, ''),
  ],
  [/    this\.root = new StateNode\(config, \{[^]*?this\.events = this\.root\.events;\n  \}\n/, () => grown],
  ['  provide(implementations) {\n    const {\n', (place) => place.replace('provide', 'copy')],
];

/**
 * A machine without its ports is there to be given them: `provide` makes another of the same chart. Its own tree of states, a
 * quarter of what the code of a first screen does when it has come, is built when somebody asks for it, which nobody does.
 */
export const lazyMachines = (): Plugin => ({
  name: 'lazy-machines',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/xstate\/dist\/StateMachine-[^/]*\.esm\.js$/ },
    handler(code) {
      let text = code;
      for (const [from, to] of changes) {
        const changed = text.replace(from, to);
        if (changed === text) throw new Error(`xstate's StateMachine has no such place any more: ${String(from)}`);
        text = changed;
      }
      return { code: text, map: null };
    },
  },
});
