import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a folder: a process by id and, where the system tells it, the moment of its start. */
interface Holder {
  pid: number;
  /** Start of the process in clock ticks since boot: a process id comes back after a restart, this does not. */
  startedAt: string | null;
  /** Where the holder listens for the operator's commands; null until it does. */
  adminSocket: string | null;
}

export interface FolderLock {
  /** Says where the operator's commands are taken. */
  announce(adminSocket: string): void;
  release(): void;
}

/** Thrown to the second process that wants a folder. */
export class FolderHeld extends Error {
  override name = 'FolderHeld';
  readonly adminSocket: string | null;
  constructor(folder: string, pid: number, adminSocket: string | null) {
    super(
      `Another process (pid ${pid}) has the database in ${folder} open. Stop it, choose another DATA_DIR, or set ` +
        'DATABASE_URL to a PostgreSQL server that several processes may share.',
    );
    this.adminSocket = adminSocket;
  }
}

const prefix = 'database.lock.';

/** What the system tells of a process. */
interface Sight {
  startedAt: string | null;
  /** It has ended, and waits only for its parent to hear of it; without an init nobody does. */
  isOver: boolean;
}

/** Null where the system tells nothing. */
function sightOf(pid: number): Sight | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; after it state is the first field, threads the 18th, start the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The first thread may be gone while another still writes: only with the last of them is it over.
    return { startedAt: fields[19] ?? null, isOver: /^[ZXx]$/.test(fields[0] ?? '') && Number(fields[17]) <= 1 };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const sight = sightOf(holder.pid);
  if (sight?.isOver) return false;
  return holder.startedAt === null || sight?.startedAt === holder.startedAt;
}

function newest(folder: string): { generation: number; holder: Holder | null } {
  const generation = Math.max(
    0,
    ...readdirSync(folder)
      .filter((name) => /^database\.lock\.\d+$/.test(name))
      .map((name) => Number(name.slice(prefix.length))),
  );
  if (generation === 0) return { generation, holder: null };
  try {
    return { generation, holder: JSON.parse(readFileSync(join(folder, `${prefix}${generation}`), 'utf8')) as Holder };
  } catch (error) {
    // Removed since the listing: a newer one is there, look again.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newest(folder);
    throw error;
  }
}

/**
 * Takes a folder for this process. PGlite itself has no lock, and two on one folder lose each other's rows.
 *
 * Each holder links a file of the next generation, which only one process can do; the file stays, marked free, when the
 * holder ends, so that generations never come again and a slow starter cannot take what another just took.
 * @throws {FolderHeld} while the holder lives.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const { generation, holder } = newest(folder);
    if (holder && isAlive(holder)) throw new FolderHeld(folder, holder.pid, holder.adminSocket);
    const path = join(folder, `${prefix}${generation + 1}`);
    const mine: Holder = { pid: process.pid, startedAt: sightOf(process.pid)?.startedAt ?? null, adminSocket: null };
    if (!linkWhole(path, mine)) continue;
    for (let old = generation; old > 0 && existsSync(join(folder, `${prefix}${old}`)); old -= 1) {
      rmSync(join(folder, `${prefix}${old}`), { force: true });
    }
    return {
      announce: (adminSocket) => renameSync(draftOf(path, { ...mine, adminSocket }), path),
      release: () => renameSync(draftOf(path, { pid: 0, startedAt: null, adminSocket: null }), path),
    };
  }
}

/** A file under another name, to be moved into its place whole: nobody reads half of it. */
function draftOf(path: string, holder: Holder): string {
  const draft = `${path}.${process.pid}.${Math.trunc(performance.now() * 1000)}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}

/** False when `path` exists. */
function linkWhole(path: string, holder: Holder): boolean {
  const draft = draftOf(path, holder);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
