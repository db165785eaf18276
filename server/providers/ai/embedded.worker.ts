import { drawLogos } from './logo/logos';
import { serve } from './serve';
import { keywordsOf } from './text/keywords';

export type EmbeddedJob =
  | { kind: 'keywords'; description: string }
  | { kind: 'logos'; businessTitle: string; businessDescription: string; variations: boolean; seed: number };

serve<EmbeddedJob>(async (job) => {
  if (job.kind === 'keywords') return keywordsOf(job.description);
  const logos = await drawLogos(job);
  return Object.fromEntries(logos.map(({ name, png }) => [name, Buffer.from(png).toString('base64')]));
});
