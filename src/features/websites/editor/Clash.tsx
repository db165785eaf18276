import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { EditorRef } from '../../../../machines/websites/editor/editor.machine';
import type { Meeting, Side } from '../../../../machines/websites/editor/editor.meeting';
import type { PartName } from '../../../../machines/websites/editor/editor.parts';
import { isAllPicked } from '../../../../machines/websites/editor/editor.select';
import { boxed, columns, muted, row, stack, strong, title as heading, wrap, written } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { linesOf } from './clashLines';
import { titleOf } from './forms';
import { savedAt } from './looks';

const whence = ({ newer: { saved } }: Meeting) =>
  saved.edits && saved.saved_at
    ? t('Theirs is from {device}, {moment}.', {
        device: saved.device,
        moment: savedAt.format(new Date(saved.saved_at)),
      })
    : t('Theirs is published.');

const sides: Record<Side, { name: string; pick: string; all: string }> = {
  mine: { name: t('Yours'), pick: t('Keep mine'), all: t('Keep all of mine') },
  theirs: { name: t('Theirs'), pick: t('Take theirs'), all: t('Take all of theirs') },
};
const both: readonly Side[] = ['mine', 'theirs'];

/** What was changed here and elsewhere, side by side, until it is said what it shall be. */
export function Clash({ actor, clash }: { actor: EditorRef; clash: Meeting }) {
  const values = useSelector(actor, ({ context }) => context.values);
  const picks = useSelector(actor, ({ context }) => context.picks);
  const mayGoOn = useSelector(actor, isAllPicked);
  const pick = (part: PartName, side: Side) => actor.send({ type: 'clash.pick', part, side });
  const pickAll = (side: Side) => {
    for (const part of clash.parts) pick(part, side);
  };
  return (
    <Dialog
      title={t('Changed here and elsewhere')}
      description={`${t('In another tab or on another device the same sections were changed. Choose for each which it shall be; both are kept until you do.')} ${whence(clash)}`}
      size="large"
      actions={
        <Button
          kind="primary"
          aria-disabled={!mayGoOn || undefined}
          onClick={() => actor.send({ type: 'clash.settle' })}
        >
          {mayGoOn ? t('Go on') : t('Choose for each section')}
        </Button>
      }
    >
      <div className={stack[24]}>
        {clash.parts.length > 1 && (
          <div className={classes(row[8], wrap)}>
            {both.map((side) => (
              <Button key={side} onClick={() => pickAll(side)}>
                {sides[side].all}
              </Button>
            ))}
          </div>
        )}
        {clash.parts.map((part) => (
          <section key={part} aria-label={titleOf(part)} className={stack[8]}>
            <h3 className={heading.card}>{titleOf(part)}</h3>
            <div className={columns[2]}>
              {both.map((side) => {
                const [one, other] = side === 'mine' ? [values, clash.theirs] : [clash.theirs, values];
                return (
                  <div
                    key={side}
                    role="group"
                    aria-label={`${sides[side].name}: ${titleOf(part)}`}
                    className={classes(boxed, stack[8])}
                  >
                    <span className={muted}>{sides[side].name}</span>
                    <Lines lines={linesOf(one, part)} others={linesOf(other, part)} />
                    <Button
                      kind={picks[part] === side ? 'primary' : 'secondary'}
                      aria-pressed={picks[part] === side}
                      onClick={() => pick(part, side)}
                    >
                      {sides[side].pick}
                    </Button>
                  </div>
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** What the other does not have stands out. */
function Lines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  if (lines.length === 0) return <p className={strong}>{t('Nothing')}</p>;
  return (
    <ul className={written}>
      {lines.map((line, index) => (
        // A line has no name of its own: it is the one in its place.
        <li key={index} className={others.includes(line) ? muted : strong}>
          {line}
        </li>
      ))}
    </ul>
  );
}
