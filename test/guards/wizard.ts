import { drop, type Guard, put } from './guard';

const images = 'machines/wizard/images/images.machine.ts';
const selection = 'machines/wizard/images/images.selection.ts';
const logo = 'machines/wizard/logo/logo.machine.ts';
const drawings = 'server/domain/wizard/uploads/images.ts';

const choice = { project: 'machines', test: 'machines/wizard/images/images.test.ts' } as const;
const search = { project: 'house', test: 'src/effects/server/photos.test.ts' } as const;
const making = { project: 'machines', test: 'machines/wizard/logo/logo.test.ts' } as const;
const drawing = { project: 'server', test: 'test/server/drawings.test.ts' } as const;

/** Pictures and logo of the wizard. */
export const wizardGuards: readonly Guard[] = [
  {
    name: 'Other filters end the search that is under way',
    file: images,
    without: [drop('#on #filters.change #target'), drop('#on #filters.change #reenter')],
    ...choice,
    only: 'late answer',
  },
  {
    name: 'A search that nobody waits for is given up',
    file: 'src/effects/server/photos.ts',
    without: [put('#signal CallExpression', '$(arguments.0.elements.1)')],
    ...search,
    only: 'nobody waits for',
  },
  {
    name: 'The step is ready with exactly as many pictures as the template shows',
    file: images,
    without: [put('#ready BinaryExpression', '$(left) > 0')],
    ...choice,
    only: 'is not ready any more',
  },
  {
    name: 'Nobody goes on with another number of pictures',
    file: images,
    without: [drop('#step.submit #guard')],
    ...choice,
    only: 'is ready with exactly as many',
  },
  {
    name: 'No picture is chosen beyond the limit',
    file: images,
    without: [put('#isChoosable LogicalExpression', '$(left)')],
    ...choice,
    only: 'blocks one more',
  },
  {
    name: 'A template that shows fewer keeps no more',
    file: selection,
    without: [put('#chosen CallExpression', '$(callee.object)')],
    ...choice,
    only: 'as many as fit',
  },
  {
    name: 'Undo gives back what Remove All took',
    file: images,
    without: [put('#actions #clear Property#cleared', '$(key): []')],
    ...choice,
    only: 'Remove All',
  },
  {
    name: 'Undo ends with the next choice',
    file: images,
    without: [drop('#choose #cleared')],
    ...choice,
    only: 'Remove All',
  },
  {
    name: 'Logos that were stopped are not waited for',
    file: logo,
    without: [put('#logo.stop Literal[value="resting"]', '{}')],
    ...making,
    only: 'waits no longer',
  },
  {
    name: 'The service drops logos that nobody waits for',
    file: 'server/sandbox/ai/line.ts',
    without: [drop('#run ExpressionStatement:has(> ChainExpression:has(> [callee.property.name="addEventListener"]))')],
    project: 'server',
    test: 'server/sandbox/ai/line.test.ts',
    only: 'nobody waits for',
  },
  {
    name: 'A picture is of one of the four kinds by its bytes, whatever it is called',
    file: drawings,
    without: [put('#drawn UnaryExpression', '$(argument.callee.object).size === 0')],
    ...drawing,
    only: 'none of the four kinds',
  },
  {
    name: 'Nothing of a drawing is kept but its pixels',
    file: drawings,
    without: [
      put(
        '#drawAnew CallExpression[callee.name="inTurn"] > ArrowFunctionExpression',
        'async () => ({ data: $(body.arguments.0), info: await $(body).then(({ info }) => info) })',
      ),
    ],
    ...drawing,
    only: 'a script',
  },
  {
    name: 'Two pictures are drawn at once, and no more',
    file: drawings,
    without: [put('#inTurn BinaryExpression', '$(right) > 0')],
    ...drawing,
    only: 'two by two',
  },
  {
    name: 'A preview goes without a logo and pictures that there are no more',
    file: 'server/domain/wizard/previews/prepared.ts',
    without: [drop('#isGone IfStatement')],
    project: 'server',
    test: 'test/server/previews.test.ts',
    only: 'go without',
  },
];
