import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { ContentRef } from '../../../../machines/websites/content/content.machine';
import { problemOf } from '../../../../machines/websites/content/content.select';
import { useResource } from '../../../system/refs';
import { muted, small, stack, strong } from '../../../ui/atoms.css';
import { Card } from '../../../ui/Card/Card';
import { ChoiceCards } from '../../../ui/Choice/ChoiceCards';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { PhotoButton } from '../photos/PhotoButton';
import * as css from './detail.css';

/** How the website looks: its template, its logo, its pictures. */
export function Look({ actor }: { actor: ContentRef }) {
  const logo = useSelector(actor, ({ context }) => context.values.logo);
  const images = useSelector(actor, ({ context }) => context.values.images);
  const photos = useSelector(actor, ({ children }) => children.photos);
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  return (
    <>
      <Card title={t('Template')} description={t('Your words and pictures move into it.')}>
        <Templates actor={actor} />
      </Card>
      <Card title={t('Logo and pictures')}>
        <div className={stack[16]}>
          <div className={stack[8]}>
            <span className={strong}>{t('Logo')}</span>
            <img className={css.logo} src={logo} alt={t('Your logo')} />
            <PhotoButton
              actor={photos}
              label={t('Exchange the logo')}
              chosen={logo}
              disabled={isBusy}
              onChoose={({ url }) => actor.send({ type: 'content.change', change: { field: 'logo', value: url } })}
            >
              {t('Exchange')}
            </PhotoButton>
          </div>
          <div className={stack[8]}>
            <span className={strong}>{t('Pictures')}</span>
            <div className={css.thumbnails}>
              {images.map(({ url, alt_description }, place) => (
                // A picture is the one in its place.
                <div key={place} className={stack[4]}>
                  <img
                    className={css.thumbnail}
                    src={url}
                    alt={alt_description || t('Picture {number}', { number: place + 1 })}
                    loading="lazy"
                    decoding="async"
                  />
                  <PhotoButton
                    actor={photos}
                    label={t('Exchange picture {number}', { number: place + 1 })}
                    chosen={url}
                    disabled={isBusy}
                    onChoose={(photo) =>
                      actor.send({ type: 'content.change', change: { field: 'images', place, photo } })
                    }
                  >
                    {t('Exchange')}
                  </PhotoButton>
                </div>
              ))}
            </div>
          </div>
        </div>
      </Card>
    </>
  );
}

/** Those that show as many pictures as there are; the one that it has is among them. */
function Templates({ actor }: { actor: ContentRef }) {
  const { value: templates, failure } = useResource('templates');
  const chosen = useSelector(actor, ({ context }) => context.values.template_uuid);
  const current = useSelector(actor, ({ context }) => context.content?.template_uuid);
  const count = useSelector(actor, ({ context }) => context.content?.business_images.images.length);
  const problem = useSelector(actor, problemOf('template_uuid'));
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'));
  if (!templates)
    return failure ? (
      <p className={muted}>{t('The templates could not be loaded. Yours stays as it is.')}</p>
    ) : (
      <Skeleton shape="block" height="6rem" />
    );
  const fitting = templates.filter(
    ({ uuid, required_images_count }) => uuid === current || required_images_count === count,
  );
  return (
    <div className={stack[8]}>
      <ChoiceCards
        label={t('Template')}
        labelHidden
        className={css.templates}
        value={chosen}
        error={problem}
        onChange={(uuid) => actor.send({ type: 'content.change', change: { field: 'template_uuid', value: uuid } })}
        choices={fitting.map(({ uuid, template_name, template_url }) => ({
          value: uuid,
          title: template_name,
          disabled: isBusy,
          media: <img className={css.template} src={template_url} alt="" loading="lazy" decoding="async" />,
        }))}
      />
      {fitting.length < templates.length && (
        <p className={classes(muted, small)}>{t('Those that show as many pictures as yours does.')}</p>
      )}
    </div>
  );
}
