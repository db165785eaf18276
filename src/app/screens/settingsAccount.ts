import { Account } from '../../features/settings/Account';
import { Shell } from '../../features/shell/Shell';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({ View: Account, Frame: Shell, residents: residents() });
