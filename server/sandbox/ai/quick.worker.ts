import { drawLogos, type LogoRun } from './logo/logos';
import { serve } from './serve';
import { keywordsOf } from './text/keywords';

export type QuickJob = { kind: 'keywords'; description: string } | ({ kind: 'logos' } & LogoRun);

serve<QuickJob>(async (job) => {
  if (job.kind === 'keywords') return keywordsOf(job.description);
  const logos = await drawLogos(job);
  return logos.map(({ png }) => Buffer.from(png).toString('base64'));
});
