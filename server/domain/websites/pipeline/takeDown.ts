import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { uploadFolder } from '../../../content/uploads';
import { projects } from '../../../db/schema/projects';
import type { JobKind } from '../../jobs/kind';

const Payload = v.object({ domains: v.array(v.string()), files: v.array(v.string()) });
type Payload = v.InferOutput<typeof Payload>;

/** Takes websites and uploaded files from the content origin: those of an account that was deleted. */
export const takeDown: JobKind<Payload> = {
  kind: 'content.take-down',
  payload: Payload,
  async perform({ payload: { domains, files }, services: { db, providers, settings } }) {
    for (const domain of domains) {
      const [living] = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.domain, domain), isNull(projects.cancelledAt)));
      // The name may have another owner by now.
      if (!living) await providers.hosting.remove(domain);
    }
    for (const file of files) await rm(join(uploadFolder(settings), file), { force: true });
  },
  async record() {
    // What is gone leaves nothing to write down.
  },
};
