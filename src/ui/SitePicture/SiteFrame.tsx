import { t } from '../../../contract/languages/t';
import { row } from '../atoms.css';
import { Button } from '../Button/Button';
import { windowOf } from './scaled';

/** The windows that a website is looked at in, in px. */
const windows = { desktop: [t('Desktop'), 1200], phone: [t('Phone'), 390] } as const;
export type SiteWidth = keyof typeof windows;
const names = Object.keys(windows) as SiteWidth[];

/** Which of them it is. */
export const SiteWidths = ({ width, onChoose }: { width: SiteWidth; onChoose: (width: SiteWidth) => void }) => (
  <div role="group" aria-label={t('Width of the preview')} className={row[8]}>
    {names.map((one) => (
      <Button
        key={one}
        size="small"
        kind={one === width ? 'secondary' : 'ghost'}
        aria-pressed={one === width}
        onClick={() => onChoose(one)}
      >
        {windows[one][0]}
      </Button>
    ))}
  </div>
);

interface SiteFrameProps {
  /** Of a rendering, with the slash at its end. */
  url: string;
  fragment?: string;
  /** What the page may do; nothing runs. */
  sandbox?: string;
  title: string;
  width: SiteWidth;
  isShown: boolean;
  onLoad: () => void;
  /** While it is coming. */
  onLost: (() => void) | false;
}

/** A rendering of a website in a frame that runs nothing, as small as its place. It is given out once: `key` is its address. */
export const SiteFrame = ({
  url,
  fragment = '',
  sandbox = '',
  title,
  width,
  isShown,
  onLoad,
  onLost,
}: SiteFrameProps) => (
  <>
    <iframe
      src={url + fragment}
      title={title}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      // What is still coming lies over the page that is shown, unseen.
      inert={!isShown}
      style={windowOf(windows[width][1], isShown)}
      onLoad={onLoad}
    />
    {/* A frame that shows an error says that it has loaded: a picture of the same website tells. */}
    {onLost && <img hidden alt="" src={`${url}favicon.svg`} onError={onLost} />}
  </>
);
