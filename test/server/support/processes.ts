import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process started, and those that they started, that have not ended. */
export function descendantsOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') parents.set(Number(name), Number(parent));
    } catch {
      // Ended meanwhile.
    }
  }
  const found = [root];
  for (const known of found) for (const [pid, parent] of parents) if (parent === known) found.push(pid);
  return found.slice(1);
}

/** MB that processes take of the memory; what several share counts in each for its part. */
export function megabytesOf(pids: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // Ended meanwhile.
    }
  }
  return Math.round(kilobytes / 1024);
}
