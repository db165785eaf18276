import { drop, type Guard, put } from './guard';

const poller = 'machines/websites/poller/poller.machine.ts';

const looks = { project: 'machines', test: 'machines/websites/poller/poller.test.ts' } as const;

/** The list of a customer's websites costs what it has to: one request of one tab that somebody sees. */
export const websiteGuards: readonly Guard[] = [
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
