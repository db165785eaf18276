import { walkMachine } from '../../test/walk/machine';
import { purchaseDelays, purchaseModels } from './fixture';

walkMachine(purchaseModels, purchaseDelays, './fixture.transitions.md', { readme: false });
