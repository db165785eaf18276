import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration; the server runs them at its start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
});
