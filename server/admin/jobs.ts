import * as v from 'valibot';
import { jobs } from '../db/schema/jobs';
import { jobKinds } from '../domain/jobKinds';
import { giveUpJob, requeueJob } from '../domain/jobs/byHand';
import { type JobBody, jobStates, listJobs, showJob } from '../domain/operator/jobs';
import { type Command, type CommandParts, type CommandResult, flag, option, type Options, text, told } from './command';
import { idOf, minute, oneOf, pageAsked, pageOptions, pageUsage, short, toldList } from './lists';
import { type Column, facts } from './table';

const Kind = v.picklist(
  jobKinds.map(({ kind }) => kind),
  `must be one of ${jobKinds.map(({ kind }) => kind).join(', ')}`,
);

/** What the server does later: seen, begun anew, given up. */
export const jobCommands: Readonly<Record<string, Command>> = {
  jobs: {
    usage: `[--state ${jobStates.join('|')}] [--kind mail.send] ${pageUsage}`,
    options: { state: text, kind: text, ...pageOptions },
    run: list,
  },
  'job show': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: show },
  'job requeue': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: begin },
  'job give-up': { usage: '--id <id> [--json]', options: { id: text, json: flag }, run: end },
};

const attempts = ({ attempts: made, max_attempts: most }: JobBody) => (most === null ? `${made}` : `${made}/${most}`);

const columns: readonly Column<JobBody>[] = [
  { title: 'ID', most: 8, of: ({ id }) => short(id) },
  { title: 'KIND', most: 18, of: ({ kind }) => kind },
  { title: 'STATE', most: 7, of: ({ state }) => state },
  { title: 'TRIES', most: 8, isNumber: true, of: attempts },
  { title: 'RUNS AT', most: 16, of: ({ run_at }) => minute(run_at) },
  { title: 'ERROR', most: 33, of: ({ error }) => error ?? '' },
];

async function list({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const filter = {
    state: oneOf(options, 'state', jobStates),
    kind: options['kind'] === undefined ? undefined : option(options, 'kind', Kind),
  };
  return toldList(options, 'jobs', await listJobs(db, filter, await pageAsked(db, options, jobs.id)), columns);
}

async function show({ db }: CommandParts, options: Options): Promise<CommandResult> {
  const job = await showJob(db, await idOf(db, options, 'id', jobs.id));
  const lines = facts([
    ['id', job.id],
    ['kind', job.kind],
    ['state', job.state],
    ['attempts', attempts(job)],
    ['created', minute(job.created_at)],
    ['runs at', minute(job.run_at)],
    ['finished', minute(job.finished_at)],
    ['error', job.error ?? '-'],
    ...Object.entries(job.about).map(([name, value]) => [name, String(value)] as const),
  ]);
  return told(options, lines, job);
}

async function begin(parts: CommandParts, options: Options): Promise<CommandResult> {
  const { db } = parts;
  const id = await idOf(db, options, 'id', jobs.id);
  await requeueJob(parts, jobKinds, id);
  const job = await showJob(db, id);
  return told(options, `Job ${short(id)} (${job.kind}) begins anew`, job);
}

async function end(parts: CommandParts, options: Options): Promise<CommandResult> {
  const { db } = parts;
  const id = await idOf(db, options, 'id', jobs.id);
  await giveUpJob(parts, jobKinds, id);
  const job = await showJob(db, id);
  return told(options, `Job ${short(id)} (${job.kind}) was given up`, job);
}
