import { before, drop, type Guard, put } from './guard';

const stages = 'server/domain/websites/pipeline/stages.ts';
const bucket = 'server/providers/hosting/bucket.ts';
const poller = 'machines/websites/poller/poller.machine.ts';

const pipeline = { project: 'server', test: 'test/server/pipeline.test.ts' } as const;
const hosting = { project: 'server', test: 'test/server/hosting.test.ts' } as const;
const ownDomains = { project: 'server', test: 'test/server/ownDomains.test.ts' } as const;
const looks = { project: 'machines', test: 'machines/websites/poller/poller.test.ts' } as const;

/** A website is set up once, stage by stage, lies where it is said to, and shows by a name that is its customer's. */
export const websiteGuards: readonly Guard[] = [
  {
    name: 'A stage that two workers enter at once is entered once',
    file: stages,
    without: [put('#enterStage CallExpression[callee.property.name="onConflictDoNothing"]', '$(callee.object)')],
    ...pipeline,
    only: 'asked for twice, by two workers at once',
  },
  {
    name: 'A failed deployment is begun anew once, however often it is asked for',
    file: 'server/domain/websites/projects/projects.ts',
    without: [
      put('#retryProject IfStatement:has(CallExpression[callee.name="restartPipeline"]) > MemberExpression', 'true'),
    ],
    ...pipeline,
    only: 'a retry with the fault off goes live',
  },
  {
    name: 'A website is live only once its page was seen',
    file: 'server/domain/websites/pipeline/publish.ts',
    without: [drop('#goLive IfStatement')],
    ...pipeline,
    only: 'that is away for a while is waited for',
  },
  {
    name: 'The store is asked before a domain is bought',
    file: stages,
    without: [drop('#work Property[key.name="REQUEST_DOMAIN"]')],
    project: 'server',
    test: 'test/server/pipeline.hosting.test.ts',
    only: 'before a domain is bought',
  },
  {
    name: 'A version in a store is there when all of its files are',
    file: bucket,
    without: [
      before(
        '#put ExpressionStatement:has(CallExpression[callee.name="forEach"])',
        'await save(contentsKey(domain, version), { paths: placed.map(({ path }) => path) });',
      ),
    ],
    ...hosting,
    only: 'ends half way leaves no version',
  },
  {
    name: 'What another process has made live is served within a second',
    file: bucket,
    without: [put('#bucketHosting Property[key.name="believed"] > AssignmentPattern > Literal', '60_000')],
    ...hosting,
    only: 'another process serves what was restored',
  },
  {
    name: 'A name that nobody has proved shows no website',
    file: 'server/domain/websites/domains/taken.ts',
    without: [put('#siteOf CallExpression[callee.name="and"]', '$(arguments.0)')],
    ...ownDomains,
    only: 'shows the website once its records stand',
  },
  {
    name: 'Of those who prove a name the first one has it',
    file: 'server/domain/websites/domains/looks.ts',
    without: [put('#isTaken LogicalExpression', 'false')],
    ...ownDomains,
    only: 'who proves it has it',
  },
  {
    name: 'Of the notices ahead of a domain’s end the one that is due is given',
    file: 'server/domain/money/domains/times.ts',
    without: [put('#noticeAt Identifier[name="findLast"]', 'find')],
    project: 'server',
    test: 'test/server/domainYears.test.ts',
    only: 'is told of 30, 7 and 1 days ahead',
  },
  {
    name: 'A page that is not seen asks for no list',
    file: poller,
    without: [drop('#seen Property[key.value="page.hidden"]')],
    ...looks,
    only: 'asks nothing, however long',
  },
  {
    name: 'Of all tabs that are seen one asks for the list',
    file: poller,
    without: [put('#seen > ObjectExpression > Property[key.name="initial"] > Literal', "'leading'")],
    ...looks,
    only: 'leaves the asking to the tab that leads',
  },
];
