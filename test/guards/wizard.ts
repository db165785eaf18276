import { drop, type Guard, put } from './guard';

const images = 'machines/wizard/images/images.machine.ts';
const selection = 'machines/wizard/images/images.selection.ts';
const logo = 'machines/wizard/logo/logo.machine.ts';

const choice = { project: 'machines', test: 'machines/wizard/images/images.test.ts' } as const;
const search = { project: 'effects', test: 'src/effects/server/photos.test.ts' } as const;
const making = { project: 'machines', test: 'machines/wizard/logo/logo.test.ts' } as const;
const pool = { project: 'server', test: 'server/pictures/pool.test.ts' } as const;
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
    file: 'server/pictures/drawing/opened.ts',
    without: [
      put('#opened IfStatement > LogicalExpression[left.left.name="found"]', 'false'),
      put('#opened IfStatement > LogicalExpression[left.type="BinaryExpression"][left.left.name="format"]', 'false'),
      put('#opened IfStatement > BinaryExpression[right.name="format"]', 'false'),
    ],
    ...drawing,
    only: 'none of the four kinds',
  },
  {
    name: 'Nothing of a drawing is stored but its pixels',
    file: 'server/domain/wizard/uploads/images.ts',
    without: [
      put(
        '#drawAnew CallExpression[callee.property.name="draw"]',
        '$(.).then((drawn) => ({ ...drawn, data: bytesOf(image) }))',
      ),
    ],
    ...drawing,
    only: 'a script',
  },
  {
    name: 'Two pictures are drawn at once, and no more',
    file: 'server/pictures/pool.ts',
    without: [put('#next WhileStatement > LogicalExpression', '$(left)')],
    ...pool,
    only: 'no more are drawn at once',
  },
  {
    name: 'One customer has one picture drawn at a time',
    file: 'server/pictures/turns.ts',
    without: [put('#next VariableDeclarator[id.name="able"] > CallExpression', '$(callee.object)')],
    project: 'server',
    test: 'server/pictures/turns.test.ts',
    only: 'nobody is at work twice',
  },
  {
    name: 'Whoever hangs up frees the place of their picture',
    file: 'server/pictures/pool.ts',
    without: [drop('#perform ExpressionStatement:has([property.name="addEventListener"])')],
    ...pool,
    only: 'whoever leaves',
  },
  {
    name: 'A picture that takes too much memory or time of a processor ends what draws it',
    file: 'server/pictures/drawing.child.ts',
    without: [drop('#watch IfStatement')],
    ...pool,
    only: 'takes too much',
  },
  {
    name: 'One customer sends six pictures at once, and no more',
    file: 'server/http/route.ts',
    without: [drop('#enter IfStatement:has(ThrowStatement)')],
    project: 'server',
    test: 'test/server/drafts.pictures.test.ts',
    only: 'six at once',
  },
  {
    name: 'What draws ends with the process that started it',
    file: 'server/pictures/drawing.child.ts',
    without: [drop('ExpressionStatement[expression.arguments.0.value="disconnect"]')],
    ...pool,
    only: 'ends with the process',
  },
  {
    name: 'What is referred to counts as often as it is',
    file: 'server/pictures/drawing/svg/weigh.ts',
    without: [drop('#parts SpreadElement:has(Identifier[name="referredBy"])')],
    project: 'server',
    test: 'server/pictures/drawing/svg/reduce.test.ts',
    only: 'shapes of shapes',
  },
  {
    name: 'A drawing names nothing outside itself',
    file: 'server/pictures/drawing/svg/values.ts',
    without: [drop('#plainValue IfStatement:has(Literal[raw=/url/])')],
    project: 'server',
    test: 'server/pictures/drawing/svg/reduce.test.ts',
    only: 'an address in',
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
