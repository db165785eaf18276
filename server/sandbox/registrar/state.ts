import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Registration {
  id: string;
  /** Milliseconds. */
  at: number;
  /** Years that it was registered for (1). */
  years?: number;
}

/** The names registered at the stand-in, kept in a file so that a restart does not free them. */
export function createRegistrations(path: string) {
  let names: Record<string, Registration> | undefined;
  const all = () => {
    if (names) return names;
    try {
      names = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Registration>;
    } catch {
      names = {};
    }
    return names;
  };
  return {
    find: (domain: string): Registration | undefined => all()[domain],
    add(domain: string, registration: Registration): void {
      all()[domain] = registration;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(names));
      renameSync(`${path}.new`, path);
    },
  };
}
