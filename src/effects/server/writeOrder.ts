/** Milliseconds: longer than this no write waits for an earlier one whose answer does not come. */
const patience = 1_000;

/** The place of one write among those that are under way. */
export interface Place {
  /** Whether an earlier write was refused and is still to be sent again. */
  readonly isBehind: boolean;
  /** The write was refused and will be sent again: those that come later are held back. */
  refuse(): void;
  /** Resolves when every earlier write was answered or sent again, at the latest after a second. Never rejects. */
  turn(): Promise<void>;
  /** The write was answered, sent again or given up. */
  leave(): void;
}

/**
 * Keeps writes in the order in which they were asked for when the token runs out under them: their
 * refusals come back in any order, and what a later write says must not be undone by an earlier one.
 *
 * @returns what gives each write its place, behind all that have one
 */
export function writeOrder(): () => Place {
  let everyLeft: Promise<unknown> = Promise.resolve();
  let refused = 0;
  return () => {
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const ahead = everyLeft;
    everyLeft = Promise.all([ahead, left]);
    let isRefused = false;
    return {
      isBehind: refused > 0,
      refuse: () => {
        isRefused = true;
        refused += 1;
      },
      turn: async () => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const limit = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, patience);
        });
        await Promise.race([ahead, limit]);
        clearTimeout(timer);
      },
      leave: () => {
        if (isRefused) refused -= 1;
        isRefused = false;
        leave();
      },
    };
  };
}
