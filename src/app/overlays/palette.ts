import { paletteMachine } from '../../../machines/palette/palette.machine';
import { Palette } from '../../features/palette/Palette';
import { livePart } from '../screen';

export const part = livePart({ logic: paletteMachine, View: Palette });
