import { paletteMachine } from '../../../machines/shell/palette/palette.machine';
import { loadHelp } from '../../effects/server/help';
import { followRoom } from '../../effects/server/room';
import { Palette } from '../../features/shell/palette/Palette';
import { livePart } from '../screen';

export const part = livePart({
  logic: paletteMachine.provide({ actors: { watchRoom: followRoom, loadHelp } }),
  View: Palette,
});
