import { t } from '../../../../contract/languages/t';
import type { Photo } from '../../../../contract/wire/websites/photos';
import { stack } from '../../../ui/atoms.css';
import { Badge } from '../../../ui/Badge/Badge';
import { Button } from '../../../ui/Button/Button';
import * as looks from './looks';
import type { PhotoUse } from './photoUse';

type PhotoTileProps = PhotoUse & { photo: Photo; onOpen: () => void };

/** One photo: pressed, it is chosen, and pressed again, given up. */
export function PhotoTile({ photo, chosen, isFull, onChoose, onRemove, onOpen }: PhotoTileProps) {
  const { url, name, alt, color, focus } = photo;
  const number = chosen.indexOf(url) + 1;
  const isChosen = number > 0;
  const isOff = isChosen ? !onRemove : isFull;
  return (
    <li className={stack[4]}>
      <button
        type="button"
        style={{ ...looks.tile, background: color }}
        aria-label={alt || name}
        aria-pressed={isChosen}
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (isOff) return;
          if (isChosen) onRemove?.(photo);
          else onChoose(photo);
        }}
      >
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ ...looks.picture, objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
        />
        {isChosen && (
          <span style={looks.chosen}>
            <span style={looks.number}>
              <Badge tone="accent" icon={null}>
                {onRemove ? number : t('Here')}
              </Badge>
            </span>
          </span>
        )}
      </button>
      <Button
        size="small"
        kind="ghost"
        aria-label={alt ? t('Edit {photo}', { photo: alt }) : t('Describe {photo}', { photo: name })}
        onClick={onOpen}
      >
        {alt ? t('Edit') : t('Describe')}
      </Button>
    </li>
  );
}
