import { drop, type Guard, put } from './guard';

const publish = 'server/domain/websites/versions/publish.ts';
const serve = 'server/domain/websites/versions/serve.ts';
const own = 'server/domain/websites/versions/own.ts';
const folder = 'server/providers/hosting/folder.ts';

const versions = { project: 'server', test: 'test/server/versions.test.ts' } as const;
const kills = { project: 'server', test: 'test/server/versions.kills.test.ts' } as const;

/** What visitors see is one whole version, and the one that its customer asked for last. */
export const versionGuards: readonly Guard[] = [
  {
    name: 'A version that was overtaken while it was made does not go live',
    file: publish,
    without: [put('#record LogicalExpression:has(> BinaryExpression[operator=">"])', '$(left)')],
    ...versions,
    only: 'while another version is made',
  },
  {
    name: 'A change of what is not the newest version is refused',
    file: publish,
    without: [drop('#publishContent > BlockStatement > IfStatement:has(> ThrowStatement)')],
    ...versions,
    only: 'not the newest any more',
  },
  {
    name: 'Publishes and restores of one website come one after the other',
    file: own,
    without: [put('#lockOwn CallExpression[callee.property.name="for"]', '$(callee.object)')],
    ...versions,
    only: 'not the newest any more',
  },
  {
    name: 'Whoever points visitors at a version points at the last one',
    file: serve,
    without: [put('#pointLive CallExpression[callee.property.name="for"]', '$(callee.object)')],
    ...versions,
    only: 'also when the first is slow',
  },
  {
    name: 'The pointer follows the database, also when whoever moved it was killed',
    file: serve,
    without: [drop('#makeLive ExpressionStatement:has(CallExpression[callee.name="enqueue"])')],
    ...kills,
    only: 'leave one whole version',
  },
  {
    name: 'A website of somebody else is like one that is not there',
    file: own,
    without: [put('#whoseOf CallExpression[callee.name="and"]', '$(arguments.0)')],
    ...versions,
    only: 'somebody else',
  },
  {
    name: 'A version is at its place whole or not at all',
    file: folder,
    without: [put('#target CallExpression[callee.name="join"]', 'join(folder, inside(path))')],
    ...kills,
    only: 'whenever the process that publishes is killed',
  },
  {
    name: 'What visitors see is replaced in one step',
    file: folder,
    without: [
      put(
        '#lead CallExpression[callee.name="rename"]',
        'rm(join(home(domain), link), { force: true }).then(() => $(.))',
      ),
    ],
    project: 'server',
    test: 'test/server/content.test.ts',
    only: 'a visitor sees the old site or the new one',
  },
];
