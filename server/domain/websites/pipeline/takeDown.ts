import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { projects } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';

const Payload = v.object({
  /** Go offline; their versions stay. */
  domains: v.array(v.string()),
  /** Uploaded files, which are erased. */
  files: v.array(v.string()),
  /** Folders of what was made of them. */
  folders: v.optional(v.array(v.string())),
  /** Websites of which nothing is to stay. */
  erased: v.optional(v.array(v.object({ project: v.string(), domain: v.string() }))),
});
type Payload = v.InferOutput<typeof Payload>;

/** Takes websites and uploaded files from the content origin: what has ended, or is gone with its account. */
export const takeDown: JobKind<Payload> = {
  kind: 'content.take-down',
  payload: Payload,
  async perform({ payload: { domains, files, folders = [], erased = [] }, services: { db, providers } }) {
    for (const domain of domains) {
      const [living] = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.domain, domain), isNull(projects.cancelledAt)));
      // The name may have another owner by now.
      if (!living) await providers.hosting.close(domain);
    }
    for (const { project, domain } of erased) await providers.hosting.erase(domain, project);
    for (const file of files) await providers.uploads.remove(file);
    for (const folder of folders) await providers.uploads.clear(folder);
  },
  async record() {
    // What is gone leaves nothing to write down.
  },
};
