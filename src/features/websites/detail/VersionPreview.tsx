import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { VersionsRef } from '../../../../machines/websites/versions/versions.machine';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as css from './detail.css';

/** One version as visitors would see it, in a frame that runs nothing. */
export function VersionPreview({ actor }: { actor: VersionsRef }) {
  const { number, address, rows } = useSelector(actor, ({ context }) => context);
  const isLive = rows?.some((version) => version.number === number && version.is_live);
  const title = t('Version {number}', { number: number ?? '' });
  const close = () => actor.send({ type: 'preview.close' });
  return (
    <Dialog
      size="large"
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('Close')}</Button>
          {!isLive && number !== null && (
            <Button
              kind="primary"
              disabled={address === null}
              onClick={() => actor.send({ type: 'version.restore', number })}
            >
              {t('Restore this version')}
            </Button>
          )}
        </>
      }
    >
      {address === null ? (
        <Loading label={t('Loading version {number}', { number: number ?? '' })}>
          <Skeleton shape="block" className={css.preview} />
        </Loading>
      ) : (
        <iframe className={css.preview} src={address} title={title} sandbox="" referrerPolicy="no-referrer" />
      )}
    </Dialog>
  );
}
