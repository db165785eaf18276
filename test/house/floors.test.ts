import { describe, expect, it } from 'vitest';
import { climbs } from './floors';
import { sourcesOf } from './source';

/** The rule of the floors is shown violations, planted in files that exist only here. */
const one = (path: string, text: string) => sourcesOf([[path, text]]);

describe('floors', () => {
  it.each([
    ['machines/protocols/step.ts', "import type { x } from '../wizard/step';"],
    ['machines/kit/port.ts', "import { tell } from '../protocols/tell';"],
    ['machines/money/topup/topup.machine.ts', "import type { x } from '../../wizard/order/order.machine';"],
    ['machines/money/topup/topup.machine.ts', "import { type x } from '../../websites/poller/poller.machine';"],
    ['machines/account/signin/signin.form.ts', "const load = () => import('../../settings/profile/profile.form');"],
    ['src/features/shell/Shell.tsx', "import { Profile } from '../settings/Profile';"],
    ['server/domain/session/sessions.ts', "import { x } from '../account/accounts';"],
    ['server/domain/websites/pipeline/stages.ts', "import type { x } from '../../jobKinds';"],
  ])('%s may not: %s', (path, text) => {
    const files = [path, 'server/domain/jobKinds.ts'].map((file) => [file, file === path ? text : ''] as const);
    expect(climbs(sourcesOf(files))).toEqual([expect.stringContaining(`${path} climbs to `)]);
  });

  it.each([
    ['machines/wizard/order/order.machine.ts', "import { x } from '../../money/coupon/coupon.machine';"],
    ['machines/wizard/order/order.machine.ts', "import { x } from '../orderPlaced/orderPlaced.machine';"],
    ['machines/wizard/order/order.model.ts', "import { x } from '../../settings/profile/profile.machine';"],
    ['machines/paths/registry.ts', "import { x } from '../wizard/order/order.machine';"],
    ['server/domain/jobKinds.ts', "import { x } from './wizard/previews/shelf';"],
  ])('leave %s alone: %s', (path, text) => expect(climbs(one(path, text))).toEqual([]));

  it('know no room beside those of the house', () => {
    expect(climbs(one('machines/help/help.machine.ts', ''))).toEqual([
      'machines/help/help.machine.ts stands on no floor',
    ]);
  });
});
