import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { plural, t } from '../../../../contract/languages/t';
import type { PhotoFile } from '../../../../machines/websites/photos/photos.files';
import type { PhotosRef } from '../../../../machines/websites/photos/photos.machine';
import { photoTypes } from '../../../../machines/websites/photos/photos.select';
import { boxed, grow, muted, row, small, stack, truncate, unseen } from '../../../ui/atoms.css';
import { Button } from '../../../ui/Button/Button';
import { classes } from '../../../ui/classes';
import { FileDrop } from '../../../ui/FileDrop/FileDrop';
import { Notice } from '../../../ui/Notice/Notice';
import { Loading, Skeleton } from '../../../ui/Skeleton/Skeleton';
import * as looks from './looks';
import type { PhotoUse } from './photoUse';
import { PhotoDetails } from './PhotoDetails';
import { PhotoTile } from './PhotoTile';

const accept = photoTypes.join(',');

/** Pictures that are pasted anywhere on the page while it is there. */
const whenPasted = (take: (files: File[]) => void) => (node: HTMLElement | null) => {
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) take(files);
  };
  const page = node?.ownerDocument;
  page?.addEventListener('paste', paste);
  return () => page?.removeEventListener('paste', paste);
};

type PhotosProps = PhotoUse & {
  actor: PhotosRef;
  /** Of the photo that is looked at. */
  Details?: typeof PhotoDetails;
};

/** The customer’s own photos: to be chosen, described, and more of them sent. */
export function Photos({ actor, Details = PhotoDetails, ...use }: PhotosProps) {
  const { photos, files, next, problem } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (at) => at.matches({ list: 'loading' }));
  const hasFailed = useSelector(actor, (at) => at.matches({ list: 'failed' }));
  const isBroken = useSelector(actor, (at) => at.matches({ files: 'broken' }));
  const details = useSelector(actor, ({ children }) => children.photoDetails);
  const [take] = useState(() => (added: File[]) => actor.send({ type: 'files.add', files: added }));
  const [pasting] = useState(() => whenPasted(take));
  const retry = (
    <Button size="small" onClick={() => actor.send({ type: 'photos.retry' })}>
      {t('Retry')}
    </Button>
  );
  return (
    <div className={stack[16]} ref={pasting}>
      <FileDrop
        label={t('Choose photos, drop them here or paste them')}
        hint={t('JPEG, PNG, WebP, AVIF or GIF, up to 30 MB each. Where they were taken is removed.')}
        accept={accept}
        multiple
        disabled={isBroken}
        onFiles={take}
      />
      <Files actor={actor} files={files} />
      {isBroken && (
        <Notice tone="bad" title={t('Your photos are not being sent.')} action={retry}>
          {t('None that you have chosen is lost.')}
        </Notice>
      )}
      {photos.length > 0 && (
        <ul aria-label={t('Your photos')} style={looks.grid}>
          {photos.map((photo) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              {...use}
              onOpen={() => actor.send({ type: 'photo.open', id: photo.id })}
            />
          ))}
        </ul>
      )}
      {isLoading && (
        <Loading label={t('Loading your photos')}>
          <div style={looks.grid}>
            <Skeleton shape="block" height="7rem" />
            <Skeleton shape="block" height="7rem" />
          </div>
        </Loading>
      )}
      {hasFailed && (
        <Notice tone="bad" title={t('Your photos could not be loaded.')} action={retry}>
          {problem}
        </Notice>
      )}
      {!isLoading && !hasFailed && photos.length === 0 && (
        <p className={muted}>
          {t('You have no photos here yet. A telephone takes good ones: bright, level and sharp.')}
        </p>
      )}
      {next !== null && !isLoading && !hasFailed && (
        <div>
          <Button onClick={() => actor.send({ type: 'photos.more' })}>{t('Show more photos')}</Button>
        </div>
      )}
      {details && <Details actor={details} />}
    </div>
  );
}

const words: Record<PhotoFile['state'], (file: PhotoFile) => string> = {
  waiting: () => t('Waits for its turn'),
  sending: ({ part }) => (part < 1 ? `${Math.round(part * 100)} %` : t('Is being prepared')),
  offline: () => t('You are offline. It is sent when you are back.'),
  refused: ({ problem }) => problem,
};

function Files({ actor, files }: { actor: PhotosRef; files: readonly PhotoFile[] }) {
  const count = files.filter(({ state }) => state !== 'refused').length;
  return (
    <>
      <span role="status" className={unseen}>
        {count > 0 && plural(count, '1 photo on the way', '{count} photos on the way')}
      </span>
      {files.length > 0 && (
        <ul aria-label={t('Photos on their way')} className={stack[8]}>
          {files.map((file) => {
            const { id, name, state, part, canRetry } = file;
            const isRefused = state === 'refused';
            return (
              <li key={id} data-file={id} className={classes(boxed, row[8])}>
                <div className={grow}>
                  <div className={truncate}>{name}</div>
                  {state === 'sending' && <progress value={part} aria-label={name} style={looks.whole} />}
                  <div className={classes(small, !isRefused && muted)} role={isRefused ? 'alert' : undefined}>
                    {words[state](file)}
                  </div>
                </div>
                {isRefused && canRetry && (
                  <Button
                    size="small"
                    aria-label={t('Retry {name}', { name })}
                    onClick={() => actor.send({ type: 'file.retry', id })}
                  >
                    {t('Retry')}
                  </Button>
                )}
                <Button
                  size="small"
                  kind="ghost"
                  aria-label={isRefused ? t('Remove {name}', { name }) : t('Cancel {name}', { name })}
                  onClick={() => actor.send({ type: 'file.remove', id })}
                >
                  {isRefused ? t('Remove') : t('Cancel')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
