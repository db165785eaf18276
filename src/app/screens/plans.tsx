import { Plans } from '../../features/money/plans/Plans';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({ View: Plans, Frame: Shell, residents: residents() });
