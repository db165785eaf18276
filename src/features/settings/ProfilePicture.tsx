import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import type { AvatarRef } from '../../../machines/settings/avatar/avatar.machine';
import { grow, muted, row, stack } from '../../ui/atoms.css';
import { Button } from '../../ui/Button/Button';
import { IconButton } from '../../ui/Button/IconButton';
import { classes } from '../../ui/classes';
import { FieldError } from '../../ui/Field/Field';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { Portrait } from '../shell/Portrait';

type PictureProps = {
  actor: AvatarRef;
  /** Whose initials stand in for a picture. */
  of: { first_name: string; last_name: string };
  /** While the profile is being saved. */
  isHeld: boolean;
};

/** The customer's picture: one is chosen or dropped, sent, and counts once the profile is saved. */
export function ProfilePicture({ actor, of, isHeld }: PictureProps) {
  const url = useSelector(actor, ({ context }) => context.url);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  const isUnsent = useSelector(actor, (at) => at.matches('unsent'));
  return (
    <div className={stack[8]}>
      <div className={row[16]}>
        <Portrait of={of} url={url} size={72} alt={t('Your picture')} />
        <div className={classes(grow, stack[8])}>
          {isBusy ? (
            <>
              <span className={muted}>{t('Sending your picture ...')}</span>
              <ProgressBar label={t('Sending your picture')} />
            </>
          ) : (
            <FileDrop
              label={t('Choose a picture or drop it here')}
              hint={t('JPG, PNG, SVG or WebP, up to 50 MB')}
              accept="image/jpeg,image/png,image/svg+xml,image/webp"
              disabled={isHeld}
              onFiles={([file]) => file && actor.send({ type: 'file.choose', file })}
            />
          )}
        </div>
        {url && !isBusy && !isUnsent && (
          <IconButton
            label={t('Remove picture')}
            icon={<Trash2 aria-hidden />}
            disabled={isHeld}
            onClick={() => actor.send({ type: 'picture.remove' })}
          />
        )}
      </div>
      <FieldError id="picture-error">{problem}</FieldError>
      {(isBusy || isUnsent) && (
        <div className={row[8]}>
          {isUnsent && (
            <Button size="small" onClick={() => actor.send({ type: 'picture.retry' })}>
              {t('Retry')}
            </Button>
          )}
          <Button size="small" kind="ghost" onClick={() => actor.send({ type: 'picture.cancel' })}>
            {isUnsent ? t('Keep the former picture') : t('Cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
